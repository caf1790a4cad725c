import { fc, test } from '@fast-check/vitest';
import { Recorder, TraceReader } from '@taiki/inspector';
import { createDuel, type Duel, type Fact } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import {
  allCreatures,
  any,
  atLeast,
  blocker,
  creature,
  destroy,
  draw,
  instead,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';
import { causeOf } from '../../inspector/model/causes/causeOf.ts';
import { FactStory } from '../../inspector/model/causes/factStory.ts';
import { type CauseLink, causesOf } from '../../inspector/model/index.ts';
import type { PlacedFact } from '../../inspector/model/reader.ts';
import type { TraceRecord } from '../../inspector/trace.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, playOn } from '../support/starterDuels.ts';
import { purge } from './purge.ts';
import { recorded } from './recorded.ts';

const plain = { civilizations: ['darkness'], cost: 1, power: 1000 } as const;

const cards = [
  creature({ ...plain, name: 'Small' }),
  creature({ ...plain, name: 'Large', power: 5000 }),
  creature({ ...plain, name: 'Guard', abilities: [blocker] }),
  creature({
    ...plain,
    name: 'Phoenix',
    abilities: [wouldBeDestroyed(self, instead('manaZone'))],
  }),
  creature({
    ...plain,
    name: 'Mourner',
    power: 9000,
    abilities: [
      when({ event: 'destroyed', what: any('you', { power: atLeast(5000) }), tense: 'destroyed' }, draw()),
    ],
  }),
  spell({
    name: 'Quake',
    civilizations: ['darkness'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(destroy(allCreatures({ power: { max: 5000 } })))],
  }),
];

/** Answers each decision with the first option that one of these names, else with the fewest options. */
function playNaming(duel: Duel, names: readonly string[], until: (fact: Fact) => boolean): void {
  for (let { decision } = duel; decision !== undefined && !duel.log.some(until); { decision } = duel) {
    const named = decision.options.findIndex(({ label }) => names.some((name) => label.includes(name)));
    const fewest = decision.options.slice(0, decision.min).map((_, index) => index);
    duel.choose(named < 0 ? fewest : named);
  }
}

type Arrangement = Exclude<Parameters<typeof arrange>[0], string>;

/** A recorded duel from a position, played by naming options until a fact has happened. */
function played(position: Arrangement, names: readonly string[], until: (fact: Fact) => boolean) {
  const recorder = new Recorder();
  const duel = arrange({ ...position, cards, inspect: recorder });
  playNaming(duel, names, until);
  return { duel, recorder };
}

const pathTo = (reader: TraceReader, isIt: (fact: Fact) => boolean): readonly CauseLink[] =>
  causesOf(
    reader,
    reader.facts.findIndex(({ fact }) => isIt(fact)),
  );

const texts = (path: readonly CauseLink[]): readonly string[] =>
  path.map(({ how = 'why', text }) => `${how}: ${text}`);

/** As an older version recorded it. */
const withoutAbout = (record: TraceRecord): TraceRecord =>
  JSON.parse(JSON.stringify(record, (key, value: unknown) => (key === 'about' ? undefined : value)));

const isAbout = (kind: Fact['kind'], name: string) => (fact: Fact) =>
  fact.kind === kind && 'name' in fact && fact.name === name;

describe('why did this happen', () => {
  it('leads from a creature that an effect destroyed to the choice that used the first card', () => {
    const { recorder } = purge();
    const reader = new TraceReader(recorder.trace);
    const path = pathTo(
      reader,
      (fact) => isAbout('cardDestroyed', 'Bystander')(fact) && 'player' in fact && fact.player === 'p1',
    );
    expect(texts(path)).toEqual([
      'why: p1: card destroyed Bystander, battle zone → graveyard',
      'chosen: p2: choice made Bystander, in decision 3',
      'asked: p2: effect began Killer',
      'standby: p2: effect triggered Killer by card destroyed',
      'triggered: p2: card destroyed Killer, battle zone → graveyard',
      'use: p1: card used Purge',
      'use: p1: use declared Purge',
      'chosen: p1: choice made Cast Purge, in decision 1',
    ]);
    const began = path[2];
    expect(began?.ability).toContain('When this is destroyed');
    expect(began?.allowedBy.map(({ text, rule }) => [text, rule])).toEqual(
      expect.arrayContaining([
        ['the arbiter: NAP effect is next', '101.4c'],
        ['p2 chose the order: Killer', '605.1'],
      ]),
    );
    expect(path[6]?.allowedBy.map(({ text }) => text)).toEqual([
      'usesCard: yes, main.choosing → main.use [usesCard]',
    ]);
    for (const { seq, how } of path)
      expect(reader.records[seq]?.kind, `record ${seq}`).toBe(how === 'chosen' ? 'decision' : 'facts');
  });

  it('leads through the declaration of a shield trigger (509.5a) to the attack', () => {
    const { recorder } = played(
      {
        step: 'attack',
        p1: { battleZone: ['Large'] },
        p2: { shieldZone: ['Quake'] },
      },
      ['Quake', 'Large'],
      isAbout('cardDestroyed', 'Large'),
    );
    expect(texts(pathTo(new TraceReader(recorder.trace), isAbout('cardDestroyed', 'Large')))).toEqual([
      'why: p1: card destroyed Large, battle zone → graveyard',
      'use: p2: card used Quake',
      'use: p2: use declared Quake',
      'effect: p2: effect began Quake',
      'standby: p2: effect triggered Quake by shield broken',
      'declared: p2: usage declared Quake',
      'chosen: p2: choice made Shield trigger: Quake, in decision 2',
      'asked: p1: shields chosen Large',
      'chosen: p1: choice made Shield 1 (the only answer)',
      'asked: p1: attack declared Large, attacks p2',
      'chosen: p1: choice made Large attacks the player, in decision 1',
    ]);
  });

  it('tells which event of an instant triggered, or all where the trace does not tell', () => {
    const { recorder } = played(
      { p1: { hand: ['Quake'], manaZone: { darkness: 1 }, battleZone: ['Small', 'Large', 'Mourner'] } },
      ['Quake'],
      isAbout('effectTriggered', 'Mourner'),
    );
    const { trace } = recorder;
    const eventIn = (records: readonly TraceRecord[]) => {
      const [, event] = pathTo(new TraceReader({ ...trace, records }), isAbout('effectTriggered', 'Mourner'));
      return [event?.text, ...(event?.alternatives ?? []).map(({ text }) => text)];
    };
    const large = 'p1: card destroyed Large, battle zone → graveyard';
    expect(eventIn(trace.records)).toEqual([large]);
    expect(eventIn(trace.records.map(withoutAbout)).toSorted()).toEqual([
      large,
      'p1: card destroyed Small, battle zone → graveyard',
    ]);
  });

  it('tells what took the place of an event (609)', () => {
    const { recorder } = played(
      { p1: { hand: ['Quake'], manaZone: { darkness: 1 }, battleZone: ['Phoenix'] } },
      ['Quake'],
      isAbout('cardMoved', 'Quake'),
    );
    expect(
      texts(pathTo(new TraceReader(recorder.trace), isAbout('cardMoved', 'Phoenix'))).slice(0, 3),
    ).toEqual([
      'why: p1: card moved Phoenix, battle zone → mana zone',
      'replacement: p1: event replaced Phoenix, card destroyed, by Phoenix',
      'use: p1: card used Quake',
    ]);
  });

  it('leads from a battle that was lost (703.4d) to the attack', () => {
    const { recorder } = played(
      {
        step: 'attack',
        p1: { battleZone: ['Large'] },
        p2: { battleZone: [{ name: 'Small', tapped: true }] },
      },
      ['Large attacks Small'],
      isAbout('cardDestroyed', 'Small'),
    );
    expect(texts(pathTo(new TraceReader(recorder.trace), isAbout('cardDestroyed', 'Small')))).toEqual([
      'why: p2: card destroyed Small, battle zone → graveyard',
      'battle: p2: battle began Small against Large',
      expect.stringMatching(/^attack: p1: attack declared Large, attacks creature/),
      'chosen: p1: choice made Large attacks Small, in decision 1',
    ]);
  });
});

describe('causes outside of effects', () => {
  it('a concession (104.3) ends the duel as its player chose, whatever happened before', () => {
    const { duel, recorder } = played(
      { p1: { hand: ['Small'], manaZone: { darkness: 1 } } },
      ['Summon Small'],
      isAbout('cardPut', 'Small'),
    );
    duel.concede('p2');
    const reader = new TraceReader(recorder.trace);
    const path = pathTo(reader, ({ kind }) => kind === 'duelEnded');
    expect(texts(path)).toEqual(['why: duel ended: p1 wins, concession', 'chosen: p2 concedes']);
    expect(path.map(({ rule, allowedBy }) => [rule, allowedBy])).toEqual([
      ['104.3', []],
      ['104.3', []],
    ]);
    expect(reader.records[path[1]?.seq ?? -1]).toMatchObject({
      kind: 'choice',
      player: 'p2',
      concedes: true,
    });
  });

  it('what replaced the destruction of a battle follows from the battle', () => {
    const { recorder } = played(
      {
        step: 'attack',
        p1: { battleZone: ['Large'] },
        p2: { battleZone: [{ name: 'Phoenix', tapped: true }] },
      },
      ['Large attacks Phoenix'],
      isAbout('cardMoved', 'Phoenix'),
    );
    const path = texts(pathTo(new TraceReader(recorder.trace), isAbout('cardMoved', 'Phoenix')));
    expect(path.slice(0, 2)).toEqual([
      'why: p2: card moved Phoenix, battle zone → mana zone',
      'replacement: p2: event replaced Phoenix, card destroyed, by Phoenix',
    ]);
    expect(path.slice(2).filter((text) => !text.includes('choice made Replace'))).toEqual([
      expect.stringMatching(/battle began/),
      expect.stringMatching(/^attack: p1: attack declared Large/),
      'chosen: p1: choice made Large attacks Phoenix, in decision 1',
    ]);
  });

  it('a blocking creature is tapped since its player chose to block', () => {
    const { recorder } = played(
      {
        step: 'attack',
        p1: { battleZone: ['Large'] },
        p2: { battleZone: ['Guard'] },
      },
      ['Large attacks the player', 'Block with Guard'],
      isAbout('creatureBlocked', 'Guard'),
    );
    expect(texts(pathTo(new TraceReader(recorder.trace), isAbout('cardTapped', 'Guard')))[1]).toMatch(
      /^chosen: p2: choice made Block with Guard, in decision/,
    );
  });

  it('what is paid to cross a gear follows from the choice to cross it, not from an earlier use', () => {
    const { duel, recorder } = played(
      {
        p1: { hand: ['Small'], manaZone: { darkness: 1, nature: 4 }, battleZone: ['Large', 'Emerald Claw'] },
      },
      ['Summon Small'],
      isAbout('cardPut', 'Small'),
    );
    playNaming(duel, ['Cross Emerald Claw'], isAbout('gearCrossed', 'Emerald Claw'));
    const reader = new TraceReader(recorder.trace);
    for (const kind of ['costPaid', 'gearCrossed'] as const)
      expect(texts(pathTo(reader, isAbout(kind, 'Emerald Claw'))).at(-1)).toMatch(
        /choice made Cross Emerald Claw/,
      );
  });
});

describe('what ended something early', () => {
  it('leads from an attack that ended early (505.6a) to the spell that destroyed the attacking creature', () => {
    const { recorder } = played(
      { step: 'attack', p1: { battleZone: ['Large'] }, p2: { shieldZone: ['Quake'] } },
      ['Quake', 'Large'],
      ({ kind }) => kind === 'attackEnded',
    );
    const path = texts(pathTo(new TraceReader(recorder.trace), ({ kind }) => kind === 'attackEnded'));
    expect(path.slice(0, 4)).toEqual([
      'why: p1: attack ended early',
      'endedBy: p1: card destroyed Large, battle zone → graveyard',
      'use: p2: card used Quake',
      'use: p2: use declared Quake',
    ]);
  });

  const mixed = (seed: number): TraceReader => {
    const [p1, p2] = mixedDecks(seed);
    const recorder = new Recorder();
    const duel = createDuel({ decks: { p1, p2 }, seed, inspect: recorder });
    recorder.follow(duel);
    playOn(duel, agentsFor(seed));
    recorder.close();
    return new TraceReader(recorder.trace);
  };

  /** Whether a fact did what its effect on the other says: it ended, replaced or prevented it. */
  function isDoneBy({ fact }: PlacedFact, cause: Fact | undefined, since: readonly Fact[]): boolean {
    switch (fact.kind) {
      case 'attackEnded': {
        const attack = since.findLast(({ kind }) => kind === 'attackDeclared');
        const creatures = since.flatMap((one) => (one.kind === 'attackRedirected' ? [one.to] : []));
        if (attack?.kind === 'attackDeclared') creatures.push(attack.object);
        if (attack?.kind === 'attackDeclared' && 'creature' in attack.target)
          creatures.push(attack.target.creature);
        return (
          cause?.kind === 'attackStopped' ||
          (cause !== undefined && 'was' in cause && creatures.includes(cause.was))
        );
      }
      case 'turnEnding':
        return cause?.kind === 'restOfTurnSkipped';
      case 'effectMisfired':
        return cause !== undefined && 'effect' in cause && cause.effect === fact.effect;
      default:
        return 'insteadOf' in fact && cause?.kind === 'eventReplaced' && cause.occurrence === fact.insteadOf;
    }
  }

  const endsSomething = ({ fact }: PlacedFact, since: readonly Fact[]): boolean => {
    if (fact.kind === 'attackEnded') return fact.early;
    if (fact.kind === 'turnEnding')
      return since
        .slice(since.findLastIndex(({ kind }) => kind === 'turnBegan'))
        .some(({ kind }) => kind === 'restOfTurnSkipped');
    return fact.kind === 'effectMisfired' || ('insteadOf' in fact && fact.insteadOf !== undefined);
  };

  test.prop([fc.nat(9999)], { numRuns: runs(5) })(
    'each fact that ends, replaces or prevents something names a fact that did it',
    (seed) => {
      const reader = mixed(seed);
      const log = reader.facts.map(({ fact }) => fact);
      const story = new FactStory(reader);
      for (const [index, placed] of reader.facts.entries()) {
        const since = log.slice(0, index);
        if (!endsSomething(placed, since)) continue;
        const cause = log[causeOf(story, index)?.index ?? -1];
        expect(isDoneBy(placed, cause, since), `fact ${index}: ${JSON.stringify([placed.fact, cause])}`).toBe(
          true,
        );
      }
    },
  );
});

test.prop([fc.nat(9999)], { numRuns: runs(4) })(
  'every fact of a duel has a chain of causes that ends in a choice of a player, or in the opening',
  (seed) => {
    const { reader } = recorded(seed);
    for (const [index, { fact }] of reader.facts.entries()) {
      if (index % 5 !== seed % 5) continue;
      const path = causesOf(reader, index);
      const end = path.at(-1);
      expect(end?.text, `fact ${index}`).toMatch(
        /choice made|concedes|deck shuffled|shield placed|card drawn|duel began|turn began 1$/,
      );
      expect(path[0]?.rule).toBe(fact.rule);
      const seqs = path.map(({ seq }) => seq);
      expect(seqs, `fact ${index}`).toEqual(seqs.toSorted((one, other) => other - one));
      for (const { seq, allowedBy } of path)
        for (const condition of allowedBy) {
          const record = reader.records[condition.seq];
          expect(condition.seq).toBeLessThanOrEqual(seq + 200);
          expect(record?.kind === 'guard' ? record.answer : record?.kind).toSatisfy((found: unknown) =>
            [true, 'facts', 'decision'].includes(found as boolean | string),
          );
        }
    }
  },
);
