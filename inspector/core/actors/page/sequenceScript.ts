/**
 * The sequence of events between the actors: a lifeline for each actor, time from top to bottom. Only the rows in view are in the document.
 * Actors of one name and parent that follow each other, such as the tries of a request, share a lane.
 */
export const SEQUENCE_SCRIPT = `
const ROW = 36;
const CHARACTER = 6.7;
const rows = [];
const lanes = [{ name: 'outside', parent: undefined, spans: [{ from: 0, to: Infinity }] }];
const laneOf = new Map();
const leavesNow = new Map();
const laneIndex = (actor) => laneOf.get(actor) ?? 0;
const openSpan = (actor) => lanes[laneIndex(actor)].spans.find((span) => span.actor === actor && span.to === Infinity);
const spelled = (ids) => leavesOf(ids).filter((id) => id.includes('.')).map((id) => id.slice(id.lastIndexOf('.') + 1)).join(', ');

const addRow = (record, row) => rows.push({ seq: record.seq, text: sentence(record), ...row });
const ROW_OF = {
  actor: (record) => {
    const { actor, name } = record;
    const parent = laneIndex(record.parent);
    const isFree = (lane) => lane.name === name && lane.parent === parent && lane.spans.every(({ to }) => to !== Infinity);
    let lane = lanes.findIndex(isFree);
    if (lane < 0) lane = lanes.push({ name, parent, spans: [] }) - 1;
    lanes[lane].spans.push({ actor, from: rows.length, to: Infinity });
    laneOf.set(actor, lane);
    addRow(record, { kind: 'created', from: parent, to: lane, label: 'created' });
  },
  event: (record) => {
    const { actor, event } = record;
    // The start of an actor is the row of its creation.
    if (event === 'xstate.init') return;
    const ends = { from: laneIndex(record.from), to: laneIndex(actor) };
    if (openSpan(actor) !== undefined) addRow(record, { kind: 'sent', ...ends, label: event });
    else addRow(record, { kind: 'dead', ...ends, label: event + ' (it had ended)', text: sentence(record) + ' was not delivered (it had ended)' });
  },
  undelivered: (record) =>
    addRow(record, { kind: 'dead', from: laneIndex(record.from), to: laneIndex(record.actor), label: record.event + ' (' + record.reason + ')' }),
  microstep: (record) => {
    const lane = laneIndex(record.actor);
    const label = spelled(record.active);
    if (label === (leavesNow.get(record.actor) ?? '')) return;
    leavesNow.set(record.actor, label);
    addRow(record, { kind: 'state', from: lane, to: lane, label, text: nameOf(record.actor) + ' is now in ' + label });
  },
  settled: (record) => {
    if (record.status === 'active') { ROW_OF.microstep(record); return; }
    const lane = laneIndex(record.actor);
    const span = openSpan(record.actor);
    if (span === undefined) return;
    span.to = rows.length;
    addRow(record, { kind: 'ended', from: lane, to: lane, label: record.status });
  },
};
const extendSequence = (added) => { for (const record of added) ROW_OF[record.kind]?.(record); };

const fitted = (text, width) => {
  const most = Math.max(3, Math.floor(width / CHARACTER));
  return text.length <= most ? text : text.slice(0, most - 1) + '…';
};
const head = (x, y, direction) => shape('path', { class: 'head', d: 'M' + x + ' ' + y + 'l' + -8 * direction + ' -4v8z' });
const cross = (x, y) => shape('path', { class: 'cross', d: 'M' + (x - 5) + ' ' + (y - 5) + 'l10 10m0 -10l-10 10' });
const centreOf = (lane, width) => (lane + 0.5) * width;

/** Beside its lane, on the side where there is more room. */
const sideText = (row, x, width, offset) => {
  const total = lanes.length * width;
  const after = x <= total / 2;
  const room = (after ? total - x : x) - offset - 4;
  return shape('text', { class: 'label', x: after ? x + offset : x - offset, y: 22, 'text-anchor': after ? 'start' : 'end' }, [], fitted(row.label, room));
};

const DRAWN = {
  state: (row, x, _, width) => {
    const text = fitted(row.label, width - 24);
    const wide = text.length * CHARACTER + 16;
    return [shape('rect', { class: 'pill', x: x - wide / 2, y: 6, width: wide, height: 24, rx: 12 }),
      shape('text', { class: 'pill-text', x, y: 22, 'text-anchor': 'middle' }, [], text)];
  },
  ended: (row, x, _, width) => [shape('path', { class: 'end', d: 'M' + (x - 9) + ' 18h18' }), sideText(row, x, width, 16)],
  arrow: (row, start, end, width) => {
    const isDead = row.kind === 'dead';
    if (row.from === row.to) {
      const side = start <= lanes.length * width / 2 ? 1 : -1;
      return [shape('path', { class: 'arrow ' + row.kind, d: 'M' + start + ' 10h' + 22 * side + 'v16h' + -(isDead ? 8 : 14) * side }),
        isDead ? cross(start + 10 * side, 26) : head(start, 26, -side), sideText(row, start, width, 30)];
    }
    const direction = end > start ? 1 : -1;
    const tip = isDead ? end - 12 * direction : end;
    return [shape('path', { class: 'arrow ' + row.kind, d: 'M' + start + ' 26H' + (tip - (isDead ? 0 : 7) * direction) }),
      isDead ? cross(tip, 26) : head(end, 26, direction),
      shape('text', { class: 'label', x: (start + end) / 2, y: 16, 'text-anchor': 'middle' }, [], fitted(row.label, Math.abs(end - start) + width / 2))];
  },
};

const lifelines = (index, width) =>
  lanes.flatMap(({ spans }, lane) => {
    const span = spans.find(({ from, to }) => from <= index && index <= to);
    if (span === undefined) return [];
    const begins = span.from === index && lane > 0 ? 26 : 0;
    const ends = span.to === index ? 18 : ROW;
    return [shape('path', { class: 'lifeline', d: 'M' + centreOf(lane, width) + ' ' + begins + 'V' + ends })];
  });

const drawRow = (row, index, current, width) => {
  const draw = DRAWN[row.kind] ?? DRAWN.arrow;
  const drawn = draw(row, centreOf(row.from, width), centreOf(row.to, width), width);
  const option = element('div', '', { role: 'option', id: 'row-' + index, class: 'row', 'data-kind': row.kind, 'aria-label': row.seq + ': ' + row.text,
    'aria-selected': String(index === current), 'aria-setsize': String(rows.length), 'aria-posinset': String(index + 1), title: row.text });
  option.style.top = index * ROW + 'px';
  option.append(shape('svg', { width: lanes.length * width, height: ROW, 'aria-hidden': 'true' }, [...lifelines(index, width), ...drawn]));
  option.addEventListener('click', () => go(row.seq));
  return option;
};

const currentRow = () => rows.findLastIndex((row) => row.seq <= seq);
const laneWidth = () => Math.max(96, Math.min(220, Math.floor(byId('sequence').clientWidth / lanes.length)));
const drawSequence = () => {
  const area = byId('sequence');
  if (area.hidden) return;
  const width = laneWidth();
  const current = currentRow();
  const first = Math.max(0, Math.floor(area.scrollTop / ROW) - 4);
  const last = Math.min(rows.length, first + Math.ceil(area.clientHeight / ROW) + 8);
  const names = lanes.map(({ name }, lane) =>
    element('span', name, { title: name, ...(lane > 0 && lane === laneIndex(shown) ? { class: 'shown' } : {}) }));
  for (const name of names) name.style.width = width + 'px';
  byId('lanes').replaceChildren(...names);
  byId('lanes').style.width = lanes.length * width + 'px';
  const events = byId('events');
  events.style.height = rows.length * ROW + 'px';
  events.style.width = lanes.length * width + 'px';
  events.replaceChildren(...rows.slice(first, last).map((row, index) => drawRow(row, first + index, current, width)));
  if (current >= first && current < last) events.setAttribute('aria-activedescendant', 'row-' + current);
  else events.removeAttribute('aria-activedescendant');
};

/** Brings the row of the moment into view, then draws. */
const followSequence = () => {
  const area = byId('sequence');
  const current = currentRow();
  if (area.hidden || current < 0) { drawSequence(); return; }
  const width = laneWidth();
  const room = area.clientHeight - byId('lanes').offsetHeight;
  byId('events').style.height = rows.length * ROW + 'px';
  byId('events').style.width = lanes.length * width + 'px';
  const top = current * ROW;
  if (top < area.scrollTop) area.scrollTop = top;
  else if (top + ROW > area.scrollTop + room) area.scrollTop = top + ROW - room;
  const lane = rows[current].to;
  if (lane * width < area.scrollLeft) area.scrollLeft = lane * width;
  else if ((lane + 1) * width > area.scrollLeft + area.clientWidth) area.scrollLeft = (lane + 1) * width - area.clientWidth;
  drawSequence();
};

const VIEWS = ['chart', 'sequence'];
let view = 'chart';
const showView = (name) => {
  view = name;
  for (const one of VIEWS) byId(one).hidden = one !== name;
  for (const button of byId('views').children) button.setAttribute('aria-pressed', String(button.dataset.view === name));
  followSequence();
  keepAddress();
};
for (const button of byId('views').children) button.addEventListener('click', () => showView(button.dataset.view));
byId('sequence').addEventListener('scroll', drawSequence);
new ResizeObserver(drawSequence).observe(byId('sequence'));
const ROW_KEYS = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
byId('events').addEventListener('keydown', (event) => {
  if (ROW_KEYS[event.key] === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = Math.max(0, Math.min(rows.length - 1, currentRow() + ROW_KEYS[event.key]));
  if (rows[to] !== undefined) go(rows[to].seq);
});
`;
