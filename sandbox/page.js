// What simcord's page lacks to be lived in: ways between channels, commands to click, times that go
// on, and a view that follows the conversation.
//
// It uses what is on the page, since simcord's own scripts cannot be asked: whoever goes somewhere
// fills in the form "Jump to message ID" with "#channel" or "#channel/message", for which the
// server behind this page has an ear.

const LINK = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/;
const SECOND = 1000;
const NEAR = 100; // pixels
const RELATIVE = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }); // as the page is
const UNITS = [["second", 1], ["minute", 60], ["hour", 3600], ["day", 86400], ["week", 604800]];

function go(channel, message) {
  const field = document.getElementById("message-exact-id");
  field.value = message ? `#${channel}/${message}` : `#${channel}`;
  field.form.requestSubmit();
  field.value = "";
}

// Links within this Discord lead there, and not to the real one.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  const way = link && LINK.exec(link.href);
  if (!way) return;
  event.preventDefault();
  go(way[1], way[2]);
}, { capture: true });

// Commands that a message mentions are typed by a click, as in Discord; simcord only shows them, and
// with room around them as if they were being typed.
const words = new CSSStyleSheet();
words.replaceSync("span.command-mention { margin: 0; cursor: pointer; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, words];
document.addEventListener("click", (event) => {
  const mention = event.target instanceof Element && event.target.closest("span.command-mention");
  if (!mention) return;
  const field = document.getElementById("channel-composer-input");
  field.value = mention.textContent;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
});

// The list of channels.
let listed = "";
const label = document.createElement("label");
label.className = "viewer-control";
label.append("Channel ");
const picker = document.createElement("select");
picker.id = "channel-picker";
picker.setAttribute("aria-label", "Channel");
picker.addEventListener("change", () => {
  listed = ""; // it may be refused
  go(picker.value);
});
label.append(picker);
document.getElementById("viewer-picker").closest("label").after(label);

// Tools for developers, without a use on a page that follows by itself.
for (const id of ["refresh", "capture-open"]) document.getElementById(id).remove();

let contextId = null;

async function list() {
  contextId ??= window.simcordPreview.contextId; // it is the same until the page is loaded anew
  if (contextId === null || document.hidden) return;
  const answer = await fetch("/channels.json", {
    headers: { "X-Simcord-Capability": location.hash.slice(1), "X-Simcord-Context": contextId },
  }).catch(() => null); // the sandbox has ended, or is busy: the page itself says so
  if (!answer?.ok) return;
  const text = await answer.text();
  if (text === listed) return;
  listed = text;
  const { shown, channels } = JSON.parse(text);
  picker.replaceChildren(...channels.map(({ id, name, is_thread: isThread }) =>
    new Option(isThread ? `\u2003${name}` : `# ${name}`, id, false, id === shown)));
}

// Relative times: simcord writes them for the moment in which it draws.
function relative(date, now) {
  const seconds = (date - now) / SECOND;
  const [unit, length] = UNITS.findLast(([, least]) => Math.abs(seconds) >= least) ?? UNITS[0];
  return RELATIVE.format(Math.round(seconds / length), unit);
}

function goOn() {
  const times = [...document.querySelectorAll("time.discord-timestamp")];
  const fresh = times.filter((time) => time.dataset.relative === undefined);
  // To ask when simcord drew takes it long, so it is asked only about times that are new.
  const drawn = fresh.length && new Date(window.simcordPreview.profile.presentationTime);
  for (const time of fresh) {
    time.dataset.relative = time.textContent === relative(new Date(time.dateTime), drawn);
  }
  for (const time of times.filter((each) => each.dataset.relative === "true")) {
    const text = relative(new Date(time.dateTime), Date.now());
    if (time.textContent !== text) time.textContent = text;
  }
}

new MutationObserver(goOn)
  .observe(document.getElementById("preview-app"), { childList: true, subtree: true });
setInterval(goOn, SECOND);
setInterval(list, SECOND);

// Whoever looks at the end of the conversation goes on seeing its end, also when the last message
// grows: "Thinking…" into a review. And whoever does something is shown the answer, if it is new.
const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");
const newest = () => messages.querySelector("article:last-of-type")?.dataset.messageId;
let atEnd = true;
let actedAfter = null;

timeline.addEventListener("scroll", () => {
  atEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
}, { passive: true });
for (const act of ["submit", "click"]) {
  document.addEventListener(act, () => { actedAfter = newest(); }, { capture: true });
}
const follow = new ResizeObserver(() => {
  const isAnswered = actedAfter !== null && newest() !== actedAfter;
  if (isAnswered) actedAfter = null;
  if (isAnswered || atEnd) timeline.scrollTop = timeline.scrollHeight;
});
follow.observe(timeline);
follow.observe(messages);
