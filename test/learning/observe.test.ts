import { createHash } from 'node:crypto';
import { test } from '@fast-check/vitest';
import { createDuel, type Duel, type DuelView, defineCard, restoreDuel, starterDecks } from 'taiki';
import {
  type ArraySchema,
  DONE_SLOT,
  defaultEncoder,
  ENCODING_VERSION,
  Encoder,
  OBSERVED_STATES,
  type Observation,
  observe,
  pickSlot,
  startPicks,
} from 'taiki/learning';
import { arrange, chooserOf, duelArbitrary, type GeneratedDuel } from 'taiki/testing';
import { creature } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { MAX_NUMBER } from '../../agents/learning/columns.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { runs } from '../support/runs.ts';

const { schema } = defaultEncoder();
const DECKS = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

/** A row as an object of the columns that are not 0. */
function rowOf({ columns }: ArraySchema, values: Float32Array, row = 0): Readonly<Record<string, number>> {
  return Object.fromEntries(
    columns.flatMap(({ name }, index) => {
      const value = values[row * columns.length + index] ?? Number.NaN;
      return value === 0 ? [] : [[name, value]];
    }),
  );
}

const cardRow = (seen: Observation, side: 'own' | 'opponent', zone: string, index: number) => {
  const block = schema.rows.find((one) => one.side === side && one.zone === zone);
  return rowOf(schema.arrays.cards, seen.cards, (block?.from ?? -1) + index);
};

/** The values that are outside of the range of their column. */
function outOfRange(array: ArraySchema, values: Float32Array): readonly string[] {
  const width = array.columns.length;
  return array.columns.flatMap(({ name, min, max }, index) => {
    for (let at = index; at < values.length; at += width) {
      const value = values[at] ?? Number.NaN;
      if (!Number.isFinite(value) || value < min || value > max) return [`${name}: ${value}`];
    }
    return [];
  });
}

const isSame = (one: Observation, other: Observation): boolean =>
  (['cards', 'globals', 'slots', 'mask'] as const).every((name) =>
    one[name].every((value, index) => value === other[name][index]),
  );

/** Plays a generated duel, and looks at each decision. */
function atEachDecision({ options, choices }: GeneratedDuel, look: (duel: Duel) => void): void {
  const duel = createDuel({ ...options, runtime: 'compiled' });
  const choose = chooserOf(choices);
  look(duel);
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const answer = choose(decision, duel);
    if (answer === undefined || 'concedes' in answer) return;
    duel.choose(answer);
    look(duel);
  }
}

describe('an observation', () => {
  test.prop([duelArbitrary()], { numRuns: runs(6) })('has values in the range of their columns', (played) => {
    const { cards, globals, slots } = schema.arrays;
    atEachDecision(played, (duel) => {
      for (const player of PLAYERS) {
        const seen = observe(duel, player);
        expect(outOfRange(cards, seen.cards)).toEqual([]);
        expect(outOfRange(globals, seen.globals)).toEqual([]);
        expect(outOfRange(slots, seen.slots)).toEqual([]);
        const row = rowOf(globals, seen.globals);
        expect(OBSERVED_STATES.filter((state) => row[`state.${state}`] === 1)).toHaveLength(1);
        expect(seen.mask.includes(1)).toBe(duel.decision?.player === player);
      }
    });
  });

  test.prop([duelArbitrary()], { numRuns: runs(4) })('is made from nothing but the view', (played) => {
    atEachDecision(played, (duel) => {
      for (const player of PLAYERS) {
        const { view } = JSON.parse(JSON.stringify({ view: duel.view(player) })) as { view: DuelView };
        expect(isSame(defaultEncoder().encode(view), observe(duel, player))).toBe(true);
      }
    });
  });

  test.prop([duelArbitrary()], { numRuns: runs(4) })('does not depend on earlier observations', (played) => {
    const names = schema.cardNames.slice(2);
    let latest: Observation | undefined;
    atEachDecision(played, (duel) => {
      const again = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())), {
        cards: played.options.cards ?? [],
        runtime: 'compiled',
      });
      for (const player of PLAYERS) {
        latest = defaultEncoder().encode(duel.view(player), undefined, latest);
        expect(isSame(latest, new Encoder(names).observe(again, player))).toBe(true);
      }
    });
  });

  it('has a kind and finite bounds for each column, and values beyond are the nearest', () => {
    for (const { columns } of Object.values(schema.arrays))
      for (const { name, min, max } of columns)
        expect({ name, isBounded: Number.isFinite(min) && Number.isFinite(max) && min < max }).toEqual({
          name,
          isBounded: true,
        });
    const cards = schema.arrays.cards.columns;
    expect(cards.flatMap(({ name, kind }) => (['card', 'row', 'hash'].includes(kind) ? [name] : []))).toEqual(
      ['card', 'attachedTo'],
    );
    expect(cards.find(({ name }) => name === 'card')?.max).toBe(schema.cardNames.length - 1);
    const strong = defineCard(
      creature({ name: 'Strong', civilizations: ['fire'], cost: 1, power: 1_000_000_000 }),
    );
    const duel = arrange({ step: 'attack', cards: [strong], p1: { battleZone: ['Strong'] } });
    expect(cardRow(observe(duel, 'p1'), 'own', 'battleZone', 0)['power']).toBe(MAX_NUMBER);
  });

  it('has the shapes and the bytes of its schema', () => {
    const seen = observe(createDuel({ decks: DECKS, seed: 1 }), 'p1');
    for (const name of ['cards', 'globals', 'slots', 'mask'] as const) {
      const { shape, dtype } = schema.arrays[name];
      expect(seen[name]).toHaveLength(shape.reduce((all, one) => all * one, 1));
      expect(seen[name]).toBeInstanceOf(dtype === 'float32' ? Float32Array : Uint8Array);
    }
    const bytes = Object.values(seen).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect([schema.version, schema.bytes]).toEqual([ENCODING_VERSION, bytes]);
    expect(JSON.parse(JSON.stringify(schema))).toMatchObject({ version: 12, bytes });
    for (const { columns } of Object.values(schema.arrays))
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  });

  it('has a new version whenever its columns are others', () => {
    const columns = Object.values(schema.arrays).flatMap(({ columns }) => columns.map(({ name }) => name));
    const digest = createHash('sha256').update(columns.join()).digest('hex').slice(0, 8);
    expect(`${ENCODING_VERSION}: ${columns.length} columns, ${digest}`).toBe('12: 241 columns, 903e5c10');
  });
});

describe('the rows of cards', () => {
  const duel = () =>
    arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'], graveyard: ['Immortal Baron, Vorg'], hand: ['Aqua Hulcus'] },
      p2: { battleZone: [{ name: 'Dia Nork, Moonlight Guardian', tapped: true }], hand: ['Holy Awe'] },
    });

  it('say what cards are now', () => {
    const seen = observe(duel(), 'p1');
    expect(cardRow(seen, 'own', 'battleZone', 0)).toEqual({
      present: 1,
      card: schema.cardNames.indexOf('Bolshack Dragon'),
      attachedTo: -1,
      cost: 6,
      costToPay: 6,
      power: 6,
      printedPower: 6,
      'type.creature': 1,
      'civilization.fire': 1,
      'keyword.breaker': 1,
      'breaker.double': 1,
      canAttackPlayer: 1,
      canAttackCreature: 1,
    });
    expect(cardRow(seen, 'opponent', 'battleZone', 0)).toMatchObject({ tapped: 1, 'keyword.blocker': 1 });
  });

  it('show the power of this moment', () => {
    const attacking = duel();
    attacking.choose(attacking.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    expect(cardRow(observe(attacking, 'p2'), 'opponent', 'battleZone', 0)).toMatchObject({
      attacking: 1,
      tapped: 1,
      power: 7,
      printedPower: 6,
    });
  });

  it('show hidden cards as hidden', () => {
    const hidden = { present: 1, hidden: 1, attachedTo: -1 };
    expect(cardRow(observe(duel(), 'p1'), 'opponent', 'hand', 0)).toEqual(hidden);
    expect(cardRow(observe(duel(), 'p1'), 'own', 'shieldZone', 0)).toEqual(hidden);
    expect(cardRow(observe(duel(), 'p2'), 'own', 'hand', 0)).toMatchObject({
      card: schema.cardNames.indexOf('Holy Awe'),
      'type.spell': 1,
    });
  });

  it('give number 1 to cards that are not listed', () => {
    const encoder = new Encoder(['Aqua Hulcus']);
    const seen = encoder.observe(duel(), 'p1');
    expect(encoder.schema.cardNames).toEqual(['', '', 'Aqua Hulcus']);
    expect(cardRow(seen, 'own', 'battleZone', 0)).toMatchObject({ card: 1 });
    expect(cardRow(seen, 'own', 'hand', 0)).toMatchObject({ card: 2 });
  });
});

describe('the rows of slots', () => {
  it('name the rows of attacking creature and target', () => {
    const attacking = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { battleZone: [{ name: 'Aqua Hulcus', tapped: true }] },
    });
    const { slots, mask } = observe(attacking, 'p1');
    const rows = schema.rows.filter(({ zone }) => zone === 'battleZone').map(({ from }) => from);
    const options = attacking.decision?.options ?? [];
    const onCreature = options.findIndex(({ target }) => target !== undefined);
    const onPlayer = options.findIndex(({ player }) => player !== undefined);
    expect(rowOf(schema.arrays.slots, slots, onCreature)).toMatchObject({
      option: 1,
      own: 1,
      row: rows[0],
      targetRow: rows[1],
      target: schema.cardNames.indexOf('Aqua Hulcus'),
    });
    expect(rowOf(schema.arrays.slots, slots, onPlayer)).toMatchObject({ player: 1, targetRow: -1 });
    expect(
      rowOf(
        schema.arrays.slots,
        slots,
        options.findIndex(({ pass }) => pass),
      ),
    ).toMatchObject({ pass: 1 });
    expect([...mask].filter((one) => one === 1)).toHaveLength(options.length);
  });

  it('tell what has been picked', () => {
    const blocking = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { battleZone: ['Dia Nork, Moonlight Guardian', 'Emerald Grass'] },
    });
    blocking.choose(blocking.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    const { decision } = blocking.view('p2');
    if (decision === undefined) throw new Error('p2 is not asked to block.');
    const seen = observe(blocking, 'p2', pickSlot(startPicks(decision), 1));
    expect(rowOf(schema.arrays.slots, seen.slots, 1)).toMatchObject({ picked: 1 });
    expect([seen.mask[0], seen.mask[1], seen.mask[DONE_SLOT]]).toEqual([1, 0, 1]);
    expect(rowOf(schema.arrays.globals, seen.globals)).toMatchObject({
      'kind.block': 1,
      picked: 1,
      deciding: 1,
    });
  });
});
