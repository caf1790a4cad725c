import { describe, expect, test } from 'vitest';
import type { Box } from '../../inspector/model/index.ts';
import { arbitrationAt, headlineOf, mapShapes, shownAs, turnMap } from '../../inspector/model/index.ts';
import { chartGraphs } from '../../inspector/recording/chartGraph.ts';
import type { ChartGraph, ChartNode } from '../../inspector/trace.ts';
import { recorded } from './recorded.ts';

const { duel } = chartGraphs();
const WIDTHS = [340, 390, 620, 860, 1140, 1500] as const;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The states that the map shows as part of another: those inside a cell of a window. */
const isInsideCell = ({ parent }: ChartNode): boolean => /\.(ap|nap)Resolve$/.test(parent ?? '');

/** A position is settled before the first step: the map shows that as one state. */
const isBeforeSteps = ({ id }: ChartNode): boolean => id.startsWith('duel.arriving.');

/** The starts of steps (500.4), which the map shows as the first states of these steps, and by their windows. */
const STARTS = duel.nodes.filter(({ key, rule }) => key === 'beginning' && rule === '500.4');
const isInStart = ({ id }: ChartNode): boolean =>
  STARTS.some((start) => id === start.id || id.startsWith(`${start.id}.`));

describe.each(WIDTHS)('the map of a turn, %i pixels wide', (width) => {
  const map = turnMap(duel, width);

  test('draws every state of the chart, and shows those inside a cell as the cell', () => {
    const missing = duel.nodes.filter(({ id }) => map.boxes[id] === undefined && id !== duel.root);
    const others = missing.filter((node) => !isBeforeSteps(node) && !isInStart(node));
    expect(others.filter((node) => !isInsideCell(node))).toEqual([]);
    for (const node of others) expect(shownAs(map, node.id)).toBe(node.parent);
    for (const node of missing.filter(isBeforeSteps)) expect(shownAs(map, node.id)).toBe('duel.arriving');
  });

  test('shows the start of a step as its first state, and its window as that of the step', () => {
    const shown = (id: string): string | undefined =>
      shownAs(map, `duel.turn.${id}`)?.slice('duel.turn.'.length);
    expect(STARTS.map(({ id }) => shownAs(map, id)?.slice('duel.turn.'.length)).toSorted()).toEqual([
      'attack.declaration.choosing',
      'attack.directAttack.choosingBreaker',
      'charge.choosing',
      'main.choosing',
    ]);
    expect(shown('main.beginning.announcing')).toBe('main.choosing');
    expect(shown('main.beginning.napResolve.ordering')).toBe('main.napResolve');
    expect(shown('attack.beginning.arbitrating')).toBe('attack.declaration.arbitrating');
  });

  test('places every state inside its parent, and no two states over each other', () => {
    for (const node of duel.nodes) {
      const box = map.boxes[node.id];
      if (box === undefined) continue;
      expect(isInside(box, { x: 0, y: 0, width: map.width, height: map.height }), node.id).toBe(true);
      const parent = map.boxes[node.parent ?? ''];
      if (parent !== undefined) expect(isInside(box, parent), node.id).toBe(true);
      for (const other of duel.nodes) {
        const beside = map.boxes[other.id];
        if (other.parent !== node.parent || other.id === node.id || beside === undefined) continue;
        expect(overlap(box, beside), `${node.id} and ${other.id}`).toBe(false);
      }
    }
  });
});

describe('the map of a turn', () => {
  const map = turnMap(duel, 860);

  test('fits on the first screen', () => {
    expect(map.height).toBeLessThan(400);
  });

  test('draws all windows alike', () => {
    const sizes = map.windows.map(({ box, cells }) => `${cells.length}: ${box.width}x${box.height}`);
    expect([...new Set(sizes)].toSorted()).toEqual([
      expect.stringMatching(/^3: 106x\d+$/),
      expect.stringMatching(/^4: 106x\d+$/),
    ]);
    expect(map.windows).toHaveLength(
      duel.nodes.filter((node) => node.key === 'arbitrating' && !isBeforeSteps(node) && !isInStart(node))
        .length,
    );
  });

  test('has the cells of each window in the order in which the players act', () => {
    const order = ['apDeclare', 'apResolve', 'napDeclare', 'napResolve'];
    for (const { cells } of map.windows) {
      const keys = cells.map(({ id }) => id.split('.').at(-1) ?? '');
      expect(keys).toEqual(order.filter((key) => keys.includes(key)));
    }
  });

  test('leads from each step to the next', () => {
    const steps = map.links.map(({ from, to }) => `${from.split('.').at(-1)} ${to.split('.').at(-1)}`);
    expect(steps).toEqual(
      expect.arrayContaining(['startOfTurn draw', 'draw charge', 'charge main', 'main attack', 'attack end']),
    );
  });

  /** The chart with one more state. */
  const withState = (parent: string, key: string): ChartGraph => {
    const above = duel.nodes.find(({ id }) => id === parent);
    if (above === undefined) throw new Error(`${parent} is no state.`);
    const added: ChartNode = {
      ...above,
      id: `${parent}.${key}`,
      key,
      parent,
      depth: above.depth + 1,
      type: 'atomic',
      initial: false,
    };
    return { ...duel, nodes: [...duel.nodes, added] };
  };

  test.each([
    'duel.turn',
    'duel.turn.draw',
    'duel.turn.main.use',
    'duel.turn.attack',
    'duel.turn.attack.block',
    'duel',
  ])('draws a state that is added to %s', (parent) => {
    const larger = turnMap(withState(parent, 'somethingNew'), 860);
    expect(larger.dots.find(({ label }) => label === 'something new')?.id).toBe(`${parent}.somethingNew`);
  });
});

describe('the map at a moment', () => {
  const { reader } = recorded(2);
  const map = turnMap(duel, 860);

  test('lights exactly one state, that of the duel, at every record', () => {
    for (let seq = 0; seq < reader.length; seq += 3) {
      const moment = reader.at(seq);
      const lit = mapShapes(map, moment).filter((shape) => shape.kind === 'state' && shape.lit === 'leaf');
      const leaf = shownAs(map, moment.active.duel.at(-1) ?? '');
      expect(lit.map((shape) => (shape.kind === 'state' ? shape.id : ''))).toEqual(
        leaf === undefined ? [] : [leaf],
      );
    }
  });

  test('counts what waits in the cells of the active window', () => {
    const full = reader.records.find(
      (record) =>
        record.kind === 'standby' && record.standby.effects.ap.length + record.standby.effects.nap.length > 0,
    );
    if (full?.kind !== 'standby') throw new Error('Nothing was on standby in this duel.');
    const { effects } = full.standby;
    const counts = mapShapes(map, reader.at(full.seq)).flatMap((shape) =>
      shape.kind === 'state' && shape.waiting > 0 ? [[shape.label, shape.waiting]] : [],
    );
    expect(counts).toEqual([
      ...(effects.ap.length > 0 ? [['AP resolves', effects.ap.length]] : []),
      ...(effects.nap.length > 0 ? [['NAP resolves', effects.nap.length]] : []),
    ]);
  });
});

describe('the arbiter', () => {
  const { reader } = recorded(2);

  test('shows its eight questions in their order, with the answers of its last arbitration', () => {
    const chosen = reader.records.filter(
      (record) =>
        record.kind === 'microstep' && record.edges.some((edge) => edge.startsWith('standby.arbitrating|')),
    );
    expect(chosen.length).toBeGreaterThan(3);
    for (const record of chosen) {
      if (record.kind !== 'microstep') continue;
      const { answers } = arbitrationAt(reader, record.seq);
      expect(answers.map(({ guard }) => guard)).toEqual([
        'apShieldUseIsNext',
        'napShieldUseIsNext',
        'apBeforeBreakIsNext',
        'napBeforeBreakIsNext',
        'apDeclarationIsNext',
        'apEffectIsNext',
        'napDeclarationIsNext',
        'napEffectIsNext',
      ]);
      const index = Number(record.edges[0]?.split('|').at(-1));
      expect(answers.map(({ answer }) => answer)).toEqual(
        answers.map((_, at) => (at < index ? 'no' : at === index ? 'yes' : 'unasked')),
      );
    }
  });
});

describe('the headline', () => {
  const { reader } = recorded(2);
  const textAt = (seq: number): string => {
    const moment = reader.at(seq);
    return headlineOf(moment, reader).text;
  };

  test('names the turn, the attack, and who does what', () => {
    const attack = reader.facts.find(({ fact }) => fact.kind === 'attackDeclared');
    if (attack?.fact.kind !== 'attackDeclared') throw new Error('Nobody attacked.');
    const { turn } = reader.at(attack.seq).table ?? {};
    const after = reader.stop(attack.seq, 'microstep', 'forward');
    expect(textAt(after)).toMatch(
      new RegExp(`^Turn ${turn?.number} · ${turn?.active}'s ${attack.fact.name} attacks `),
    );
    expect(textAt(reader.length - 1)).toMatch(/the duel is over: p[12] wins by /);
    const decision = reader.records.find(({ kind }) => kind === 'decision');
    expect(textAt(decision?.seq ?? 0)).toMatch(/^Turn 1 · p[12] \(AP\): /);
  });

  test('says between two turns that one is over, and names no step of it', () => {
    const between = reader.records.filter(({ kind, seq }) => {
      const { facts, state, result } = reader.at(seq);
      const last = reader.facts[facts - 1]?.fact.kind;
      return (
        kind === 'microstep' && last === 'turnEnded' && result === undefined && state.startsWith('turn.start')
      );
    });
    expect(between.length).toBeGreaterThan(5);
    const others = { p1: 'p2', p2: 'p1' } as const;
    for (const { seq } of between) {
      const { facts, table } = reader.at(seq);
      const ended = reader.facts[facts - 1]?.fact;
      if (ended?.kind !== 'turnEnded' || table === undefined) throw new Error('The turn has not ended.');
      const { number, active } = table.turn;
      const is = `the turn of ${ended.player} is over, ${others[ended.player]}'s turn is next`;
      expect(textAt(seq), `record ${seq}`).toBe(
        active === ended.player
          ? `Turn ${number} · ${is}`
          : `Turn ${number} · ${active} (AP) · start of turn, announcing`,
      );
    }
  });

  test('has a rule at every record of a turn', () => {
    for (let seq = 0; seq < reader.length; seq += 7) {
      const moment = reader.at(seq);
      if (moment.active.duel.length > 1)
        expect(headlineOf(moment, reader).rule, `record ${seq}`).not.toBe('');
    }
  });
});

describe('the timeline', () => {
  const { reader } = recorded(2);
  const { turns, marks } = reader.timeline;

  test('has a band for each turn, in the order of the duel', () => {
    const began = reader.facts.flatMap(({ fact }) => (fact.kind === 'turnBegan' ? [fact] : []));
    expect(turns.filter(({ turn }) => turn > 0).map(({ turn, active }) => [turn, active])).toEqual(
      began.map(({ turn, player }) => [turn, player]),
    );
  });

  test('marks every decision, break and block', () => {
    const seqsOf = (isWanted: (kind: string) => boolean): readonly number[] => [
      ...new Set(reader.facts.flatMap(({ fact, seq }) => (isWanted(fact.kind) ? [seq] : []))),
    ];
    const marked = (kind: string) => marks.filter((mark) => mark.kind === kind).map(({ seq }) => seq);
    expect(marked('break')).toEqual(seqsOf((kind) => kind === 'shieldBroken'));
    expect(marked('block')).toEqual(seqsOf((kind) => kind === 'creatureBlocked' || kind === 'attackBlocked'));
    expect(marked('decision')).toEqual(
      reader.records.flatMap(({ kind, seq }) => (kind === 'decision' ? [seq] : [])),
    );
  });

  test('finds the mark next to a click, rare ones first', () => {
    const broken = marks.find(({ kind }) => kind === 'break');
    if (broken === undefined) throw new Error('No shield was broken.');
    expect(reader.timeline.nearest(broken.seq + 4, 6)).toEqual(broken);
    expect(reader.timeline.nearest(-100, 5)).toBeUndefined();
  });
});

test('the name of a card cannot turn the direction of the headline', () => {
  const turned = 'Dragon\u202E \u2069drawkcab';
  const { reader } = recorded(6);
  const seq = reader.records.findIndex(
    (record) => record.kind === 'facts' && record.facts.some(({ kind }) => kind === 'attackDeclared'),
  );
  const moment = reader.at(reader.stop(seq, 'microstep', 'forward'));
  const { table } = moment;
  const attacker = table?.cards[table.attack?.attacker ?? -1];
  if (table === undefined || attacker === undefined) throw new Error('Nothing attacks.');
  const cards = { ...table.cards, [attacker.id]: { ...attacker, name: turned } };
  const { text } = headlineOf({ ...moment, table: { ...table, cards } }, reader);
  expect(text).toContain('\u2068Dragon\u202E drawkcab\u2069 attacks');
});
