import { Recorder, TraceReader } from '@taiki/inspector';
import { type Arrangement, arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import {
  allCreatures,
  creature,
  destroy,
  each,
  gets,
  power,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';
import { type CauseLink, powerCausesOf, storyOf } from '../../inspector/model/index.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;

const cards = [
  creature({ ...plain, name: 'Bystander', power: 9000 }),
  creature({ ...plain, name: 'Charger', abilities: [powerAttacker(2000)] }),
  creature({
    ...plain,
    name: 'Banner',
    abilities: [each(allCreatures({ power: { max: 1000 } }), power(500))],
  }),
  creature({ ...plain, name: 'Soldier' }),
  spell({ ...plain, name: 'Rally', abilities: [spellAbility(gets(yourCreatures(), 'turn', power(3000)))] }),
  spell({ ...plain, name: 'Rout', abilities: [spellAbility(destroy(allCreatures({ names: ['Banner'] })))] }),
];

/** Plays the options with these words, each once, and passes otherwise, until the turn has ended. */
function playTurn(arrangement: Arrangement, words: readonly string[]) {
  const recorder = new Recorder();
  const duel = arrange({ ...arrangement, cards, inspect: recorder });
  const open = [...words];
  const { number } = duel.game.turn;
  for (
    let { decision } = duel;
    decision !== undefined && duel.game.turn.number === number;
    { decision } = duel
  ) {
    const index = decision.options.findIndex(({ label }) => label.includes(open[0] ?? '?'));
    const pass = decision.options.findIndex(({ pass: passes }) => passes === true);
    if (index >= 0) open.shift();
    const fewest = decision.options.slice(0, decision.min).map((_, at) => at);
    duel.choose(index >= 0 ? [index] : pass >= 0 ? [pass] : fewest);
  }
  expect(open).toEqual([]);
  return recorder.trace;
}

type Played = ReturnType<typeof playTurn>;

/** The story of the first object with this name: its changes of power, each with its causes. */
function powerStory(trace: Played, name: string): readonly (readonly [string, readonly CauseLink[]])[] {
  const reader = new TraceReader(trace);
  const objects = Object.values(reader.at(reader.stop(0, 'decision', 'forward')).table?.cards ?? {});
  const object = objects.find((card) => card.name === name && card.zone === 'battleZone')?.id ?? -1;
  return storyOf(reader, object).flatMap(({ seq, text, about }) =>
    'power' in about ? [[text, powerCausesOf(reader, about.power, seq)] as const] : [],
  );
}

const texts = (links: readonly CauseLink[]): readonly string[] =>
  links.map(({ how = 'why', text, rule }) => `${how}: ${text} (${rule})`);

const asOlder = (trace: Played): Played =>
  JSON.parse(JSON.stringify(trace, (key, value: unknown) => (key === 'powerEffects' ? undefined : value)));

describe('why did its power change', () => {
  const attack = () => playTurn({ step: 'attack', p1: { battleZone: ['Charger'] } }, ['Charger attacks']);

  it('by power attacker (110.3d), as its player chose to attack', () => {
    const [began, ended] = powerStory(attack(), 'Charger');
    expect(began?.[0]).toBe('power 1000 → 3000');
    expect(texts(began?.[1] ?? [])).toEqual([
      'why: p1: Charger, power 1000 → 3000 (206.4)',
      'effect: p1: Charger, Power attacker +2000 (110.3d)',
      'chosen: p1: choice made Charger attacks the player, in decision 1 (506.1)',
    ]);
    expect(ended?.[0]).toBe('power 3000 → 1000');
    expect(texts(ended?.[1] ?? []).slice(0, 3)).toEqual([
      'why: p1: Charger, power 3000 → 1000 (206.4)',
      'ended: p1: Charger, Power attacker +2000 (110.3d)',
      expect.stringMatching(/^since: p1: attack ended/),
    ]);
  });

  it('in the trace of an older version, only by what happened then', () => {
    const [began] = powerStory(asOlder(attack()), 'Charger');
    expect(texts(began?.[1] ?? []).slice(0, 2)).toEqual([
      'why: p1: Charger, power 1000 → 3000 (206.4)',
      'chosen: p1: choice made Charger attacks the player, in decision 1 (506.1)',
    ]);
  });

  it('by an effect that a spell left behind (607.1), until the end of the turn', () => {
    const rally = playTurn(
      { p1: { hand: ['Rally'], manaZone: { fire: 1 }, battleZone: ['Soldier', 'Bystander'] } },
      ['Cast Rally'],
    );
    const [began, ended] = powerStory(rally, 'Soldier');
    expect(texts(began?.[1] ?? [])).toEqual([
      'why: p1: Soldier, power 1000 → 4000 (206.4)',
      'effect: p1: Rally, gets +3000 power, in this turn (607.1)',
      'since: p1: lasting effect began Rally (607.1)',
      'use: p1: card used Rally (601.1g)',
      'use: p1: use declared Rally (601.1a)',
      'chosen: p1: choice made Cast Rally, in decision 1 (504.1)',
    ]);
    expect(texts(ended?.[1] ?? []).slice(0, 2)).toEqual([
      'why: p1: Soldier, power 4000 → 1000 (206.4)',
      'ended: p1: Rally, gets +3000 power, in this turn (607.1)',
    ]);
  });

  it('by a static ability (110.3d), as long as the creature that has it is there', () => {
    const banner = playTurn(
      { p1: { hand: ['Banner', 'Rout'], manaZone: { fire: 2 }, battleZone: ['Soldier', 'Bystander'] } },
      ['Summon Banner', 'Cast Rout'],
    );
    const [began, ended] = powerStory(banner, 'Soldier');
    expect(texts(began?.[1] ?? []).slice(0, 4)).toEqual([
      'why: p1: Soldier, power 1000 → 1500 (206.4)',
      'effect: p1: Banner, gets +500 power (110.3d)',
      'since: p1: card put Banner, hand → battle zone (301.2)',
      'use: p1: card used Banner (601.1g)',
    ]);
    expect(texts(ended?.[1] ?? []).slice(0, 4)).toEqual([
      'why: p1: Soldier, power 1500 → 1000 (206.4)',
      'ended: p1: Banner, gets +500 power (110.3d)',
      'since: p1: card destroyed Banner, battle zone → graveyard (701.6a)',
      'use: p1: card used Rout (601.1g)',
    ]);
    expect(powerStory(banner, 'Bystander')).toEqual([]);
  });
});
