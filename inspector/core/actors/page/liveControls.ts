/** What the page of a running program has besides: a form for events, breakpoints, and buttons for the program. */
export const LIVE_CONTROLS = `
<div id="program" role="group" aria-label="The program"><span id="status" role="status"></span>
<button type="button" data-do="pause">Pause</button><button type="button" data-do="step">Step</button><button type="button" data-do="go">Go on</button><button type="button" data-do="restart">Run again</button></div>
<details id="control"><summary>Send an event, breakpoints, fork</summary>
<form id="send"><label>Event as JSON <input name="event" list="events" placeholder='{"type":"PRESS"}' required></label><datalist id="events"></datalist><button>Send to the shown actor</button></form>
<form id="add"><label>Stop at <input name="query" placeholder="state:on" required></label><label>if <input name="condition" placeholder="retries &gt; 2"></label><label>from hit <input name="count" type="number" min="1" value="1"></label><button>Add</button></form>
<ul id="breakpoints"></ul>
<form id="fork"><label>Values of the context of the root actor to replace, as JSON <input name="context" placeholder='{"retries":3}'></label><button>Fork at the shown moment</button></form></details><nav id="lines" aria-label="Lines"></nav><p id="difference"></p><p id="problem" role="alert"></p>`;

/** The rest of the script of such a page. It asks for new records, and is loaded again where there are new charts. */
export const LIVE_SCRIPT = `
if (live) {
  const STORED = 'taiki-actor-breakpoints';
  let breakpoints = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
  const tell = async (command) => {
    const answer = await fetch('/actors/command' + location.search, { method: 'POST', body: JSON.stringify(command) });
    byId('problem').textContent = answer.ok ? '' : await answer.text();
    return answer.ok;
  };
  const setBreakpoints = async (next) => {
    if (!(await tell({ type: 'actorBreakpoints', breakpoints: next }))) return;
    breakpoints = next;
    sessionStorage.setItem(STORED, JSON.stringify(next));
    byId('breakpoints').replaceChildren(...next.map((one, index) => {
      const text = one.query + (one.condition ? ' if ' + one.condition : '') + (one.count === 1 ? '' : ', from hit ' + one.count);
      const item = element('li', text + ' ');
      const button = element('button', 'Remove', { type: 'button', 'aria-label': 'Remove the breakpoint ' + text });
      button.addEventListener('click', () => setBreakpoints(breakpoints.filter((_, other) => other !== index)));
      item.append(button);
      return item;
    }));
  };
  if (breakpoints.length > 0) void setBreakpoints(breakpoints);
  for (const button of byId('program').querySelectorAll('button'))
    button.addEventListener('click', () => tell(button.dataset.do === 'restart' ? { type: 'restart' } : { type: 'control', do: button.dataset.do }));
  byId('add').addEventListener('submit', (event) => {
    event.preventDefault();
    const { query, condition, count } = Object.fromEntries(new FormData(event.target));
    void setBreakpoints([...breakpoints, { query, count: Number(count), ...(condition ? { condition } : {}) }]);
  });
  byId('send').addEventListener('submit', (event) => {
    event.preventDefault();
    let parsed;
    try {
      parsed = JSON.parse(new FormData(event.target).get('event'));
    } catch (cause) {
      byId('problem').textContent = 'The event is not JSON: ' + cause.message + '. Expected, for example, {"type":"PRESS"}.';
      return;
    }
    void tell({ type: 'send', line: live.line, actor: shown, event: parsed });
  });
  let forksFrom;
  byId('fork').addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = new FormData(event.target).get('context').trim();
    let context = {};
    try {
      if (text !== '') context = JSON.parse(text);
    } catch (cause) {
      byId('problem').textContent = 'The values are not JSON: ' + cause.message + '. Expected, for example, {"retries":3}.';
      return;
    }
    forksFrom = linesShown.length;
    if (!(await tell({ type: 'fork', line: live.line, seq, context }))) forksFrom = undefined;
  });
  let linesShown = [];
  const addressOf = (line) => {
    const search = new URLSearchParams(location.search);
    search.set('line', String(line));
    return '/actors?' + search;
  };
  const showLines = (lines) => {
    if (JSON.stringify(lines) === JSON.stringify(linesShown)) return;
    linesShown = lines;
    byId('lines').replaceChildren(...(lines.length < 2 ? [] : lines.map((title, line) =>
      element('a', title, { href: addressOf(line), ...(line === live.line ? { 'aria-current': 'page' } : {}) }))));
  };
  showLines(live.lines);
  let differenceShown = '';
  const showDifference = (difference) => {
    if (JSON.stringify(difference) === differenceShown) return;
    differenceShown = JSON.stringify(difference);
    if (difference === undefined) { byId('difference').textContent = live.line === 0 ? '' : 'So far the same as the line that it was forked from.'; return; }
    const { line, same, here, there } = difference;
    const step = (what, link) => (what === undefined ? element('span', 'it goes no further.') : link(what));
    const ours = step(here, ({ seq: to, text }) => { const button = element('button', text, { type: 'button' }); button.addEventListener('click', () => go(to)); return button; });
    const theirs = step(there, ({ seq: to, text }) => element('a', text, { href: addressOf(line) + '#' + to }));
    byId('difference').replaceChildren((same === 1 ? '1 step is' : same + ' steps are') + ' the same as on the line that it was forked from. Then here: ', ours, ' There: ', theirs);
  };
  const events = new Set(Object.values(trace.charts).flatMap(({ edges }) => edges.map(({ event }) => event)));
  byId('events').append(...[...events].filter((event) => /^[\\w.]+$/.test(event) && event !== 'always').map((event) => element('option', '', { value: JSON.stringify({ type: event }) })));
  const ask = async () => {
    const answer = await fetch('/actors/news' + location.search + '&from=' + records.length);
    // The forks of an earlier run are gone.
    if (answer.status === 404 && live.line > 0) { location.replace(addressOf(0)); return; }
    const news = await answer.json();
    if (news.run !== live.run) { location.replace(addressOf(0)); return; }
    if (news.charts !== Object.keys(trace.charts).length) { location.reload(); return; }
    if (forksFrom !== undefined && news.lines.length > forksFrom) { location.assign(addressOf(news.lines.length - 1)); return; }
    showLines(news.lines);
    showDifference(news.difference);
    const follows = seq >= records.length - 1;
    records.push(...news.records);
    list(news.records);
    byId('status').textContent = 'The program ' + (news.status === 'waits' ? 'waits' + (news.paused.breakpoint ? ' at ' + news.paused.breakpoint : '') : news.status === 'runs' ? 'runs' : 'has ended');
    if (news.refused) byId('problem').textContent = news.refused;
    if (news.records.length > 0 && follows) go(news.paused?.seq ?? records.length - 1);
  };
  const poll = () => ask().then(() => setTimeout(poll, 300), () => { byId('status').textContent = 'The inspector does not answer'; setTimeout(poll, 2000); });
  void poll();
}
`;
