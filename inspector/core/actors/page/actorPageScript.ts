import { LIVE_SCRIPT } from './liveControls.ts';
import { SEQUENCE_SCRIPT } from './sequenceScript.ts';

/** The script of the page: plain JavaScript, so that the page needs no build. Every text is set as text, never as markup. */
export const ACTOR_PAGE_SCRIPT = `
'use strict';
const { trace, charts, live } = JSON.parse(document.getElementById('data').textContent);
const { records } = trace;
const byId = (id) => document.getElementById(id);
const actors = [];
const nameOf = (actor) => actors.find((one) => one.actor === actor)?.name ?? 'outside';
const OUTCOMES = { true: '✓ true', false: '✗ false', notReached: '– not reached', threw: '! threw an error' };
let seq = Math.max(0, records.length - 1);
let shown;

const element = (name, text, attributes = {}) => {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const shape = (name, attributes, children = [], text) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  if (text !== undefined) made.textContent = text;
  return made;
};

const leavesOf = (ids) => ids.filter((id) => !ids.some((other) => other.startsWith(id + '.')));

const sentence = (record) => {
  const who = nameOf(record.actor);
  switch (record.kind) {
    case 'actor': return who + ' was created' + (record.parent ? ' by ' + nameOf(record.parent) : '');
    case 'event': return nameOf(record.from) + ' → ' + who + ': ' + record.event;
    case 'undelivered': return nameOf(record.from) + ' → ' + who + ': ' + record.event + ' was not delivered (' + record.reason + ')';
    case 'guard': return who + ': ' + record.guard + ' ' + OUTCOMES[record.outcome] + (record.impure ? ' (not pure: XState got another answer)' : '');
    case 'microstep': return who + ' took ' + record.event + ', now in ' + leavesOf(record.active).join(' and ');
    case 'action': return who + ' ran ' + record.action;
    case 'settled': return who + ' is ' + record.status + (record.active.length ? ' in ' + leavesOf(record.active).join(' and ') : '');
  }
};

const momentOf = (actor) => {
  const now = { active: [], taken: [], guards: new Map(), context: undefined, changes: [] };
  for (const record of records.slice(0, seq + 1)) {
    if (record.actor !== actor) continue;
    if (record.kind === 'event') { now.guards.clear(); now.taken = []; now.changes = []; }
    if (record.kind === 'guard') now.guards.set(record.edge, record.outcome);
    if (record.kind === 'microstep') { now.active = record.active; now.taken = record.edges; }
    if (record.kind === 'settled') { now.active = record.active; now.context = record.context; now.changes = record.changes; }
  }
  return now;
};

const drawNode = ({ id, key, lines }, box, active) => {
  const isActive = active.includes(id);
  const isLeaf = isActive && leavesOf(active).includes(id);
  const texts = lines.map((line, index) => shape('text', { class: 'line', x: 12, y: 35 + index * 15 }, [], line));
  return shape('g', { class: isLeaf ? 'active leaf' : isActive ? 'active' : 'state', 'data-state': id, transform: 'translate(' + box.x + ' ' + box.y + ')' }, [
    shape('rect', { class: 'box', width: box.width, height: box.height, rx: 7 }),
    shape('text', { class: 'title', x: 12, y: 18 }, [], key),
    ...texts,
  ]);
};
const drawEdge = ({ edges, points, labels }, { taken, guards }) => {
  const outcomes = edges.filter((id) => guards.has(id)).map((id) => OUTCOMES[guards.get(id)]);
  const written = labels.map(({ text, x, y, width }, index) =>
    shape('text', { class: 'label', x: x + width / 2, y: y + 11, 'text-anchor': 'middle' }, [], index === labels.length - 1 && outcomes.length ? text + ' ' + outcomes.join(', ') : text));
  const path = points.map(({ x, y }, index) => (index === 0 ? 'M' : 'L') + x + ' ' + y).join('');
  return shape('g', { class: edges.some((id) => taken.includes(id)) ? 'taken' : 'waiting' }, [
    shape('path', { class: 'edge', d: path, 'marker-end': 'url(#tip)' }), ...written]);
};

const drawChart = (actor, now) => {
  const chart = charts[actor.chart];
  if (chart === undefined) return element('p', actor.hidden ?? 'This actor has no chart.');
  const { width, height, nodes, edges } = chart.layout;
  const tip = shape('marker', { id: 'tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto', markerUnits: 'userSpaceOnUse' }, [shape('path', { class: 'tip', d: 'M0,0L8,4L0,8z' })]);
  return shape('svg', { viewBox: '0 0 ' + width + ' ' + height, width, height, role: 'img', 'aria-label': 'Active: ' + (now.active.join(', ') || 'nothing yet') }, [
    shape('defs', {}, [tip]),
    ...chart.nodes.map((node) => drawNode(node, nodes[node.id], now.active)),
    ...edges.map((edge) => drawEdge(edge, now)),
  ]);
};

const listInto = (id, texts, none) => byId(id).replaceChildren(...(texts.length ? texts : [none]).map((text) => element('li', text)));

const panels = [];
const registerPanel = ({ name, title, reads }, render) => {
  const section = element('section', '', { 'data-panel': name, 'aria-labelledby': 'panel-' + name });
  const body = element('div', '');
  section.append(element('h2', title, { id: 'panel-' + name }), body);
  byId('panels').append(section);
  panels.push({ reads, render, body, drawn: undefined });
};
const drawPanels = (now) => {
  for (const panel of panels) {
    const read = records.slice(0, seq + 1).filter(({ kind }) => panel.reads.includes(kind));
    const drawn = shown + ' ' + read.length;
    if (drawn === panel.drawn) continue;
    panel.drawn = drawn;
    let content;
    try {
      content = panel.render({ seq, actor: shown, active: now.active, context: now.context, records: read });
    } catch (cause) {
      content = element('p', 'This panel cannot be drawn at this moment: ' + (cause?.message ?? cause), { role: 'alert' });
    }
    panel.body.replaceChildren(content);
  }
};

const keepAddress = () => history.replaceState(undefined, '', '#' + Math.max(0, seq) + (view === 'chart' ? '' : '&view=' + view));
${SEQUENCE_SCRIPT}
const show = () => {
  const actor = actors.find((one) => one.actor === shown);
  if (actor === undefined) { byId('summary').textContent = 'Nothing was recorded.'; return; }
  const now = momentOf(shown);
  byId('summary').textContent = sentence(records[seq]);
  byId('moment').value = String(seq);
  byId('moment').setAttribute('aria-valuetext', sentence(records[seq]));
  byId('chart').replaceChildren(drawChart(actor, now));
  const guards = charts[actor.chart]?.guards ?? {};
  listInto('guards', [...now.guards].map(([edge, outcome]) => OUTCOMES[outcome] + ': ' + guards[edge]), 'No guard was asked.');
  listInto('changes', now.changes.map(({ path, before, after }) => (path || 'all') + ': ' + before + ' → ' + after), 'Nothing.');
  byId('context').textContent = now.context === undefined ? 'none yet' : JSON.stringify(now.context, undefined, 2);
  drawPanels(now);
  for (const button of byId('actors').children) button.setAttribute('aria-pressed', String(button.dataset.actor === shown));
  for (const row of byId('records').querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
  const row = byId('records').children[seq].firstChild;
  row.setAttribute('aria-current', 'true');
  row.scrollIntoView({ block: 'nearest' });
  followSequence();
  keepAddress();
};

const go = (to) => {
  seq = Math.min(records.length - 1, Math.max(0, to));
  shown = records[seq]?.actor ?? shown;
  show();
};

byId('moment').addEventListener('input', ({ target }) => go(Number(target.value)));
const list = (added) => {
  for (const record of added) {
    if (record.kind === 'actor') {
      actors.push(record);
      const button = element('button', record.name + (record.hidden ? ' (no chart)' : ''), { type: 'button', 'data-actor': record.actor });
      button.addEventListener('click', () => { shown = record.actor; show(); });
      byId('actors').append(button);
    }
    const item = element('li', '');
    const button = element('button', record.seq + ' ' + sentence(record), { type: 'button' });
    button.addEventListener('click', () => go(record.seq));
    item.append(button);
    byId('records').append(item);
  }
  extendSequence(added);
  byId('moment').max = String(Math.max(0, records.length - 1));
  shown ??= actors[0]?.actor;
};
list(records);
const isTyping = (target) => target instanceof Element && target.matches('input, select, textarea');
const KEYS = { ArrowRight: () => seq + 1, ArrowLeft: () => seq - 1, Home: () => 0, End: () => records.length - 1 };
document.addEventListener('keydown', (event) => {
  if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'c') showView(VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length]);
  if (KEYS[event.key] === undefined) return;
  event.preventDefault();
  go(KEYS[event.key]());
});
`;

/** Shows the moment in the address, once all panels are registered. */
export const ACTOR_PAGE_START = `
const [asked, ...said] = location.hash.slice(1).split('&');
if (asked !== '' && Number.isSafeInteger(Number(asked))) go(Number(asked)); else show();
if (said.includes('view=sequence')) showView('sequence');
${LIVE_SCRIPT}`;
