import {
  choose,
  creature,
  draw,
  each,
  gains,
  has,
  opponentsCreatures,
  returnToHand,
  silentSkill,
  skipRestOfTurn,
  tap,
  topOfDeckTo,
  when,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['nature'], cost: 1, power: 2000 } as const;
const monk = creature({ ...plain, name: 'Monk', abilities: [silentSkill(topOfDeckTo('manaZone'))] });
const seer = creature({ ...plain, name: 'Seer', abilities: [silentSkill(draw())] });
const sleeper = creature({
  ...plain,
  name: 'Sleeper',
  abilities: [has({ kind: 'doesNotUntap' }), silentSkill(draw())],
});
const cards = [monk, seer, sleeper];
const tapped = (name: string) => ({ name, tapped: true }) as const;
const SKILL = 'Monk: put the top card of your deck into your mana zone';

describe('501.1a silent skill', () => {
  driven('leaves the creature tapped, and its effect resolves once the others have untapped', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      cards,
      p1: { battleZone: [tapped('Monk'), tapped('Fear Fang')], hand: ['Filler'] },
    });
    expect(duel.asked).toBe('p1 choose');
    expect(duel.decision).toMatchObject({ rule: '501.1a', min: 0, max: 1 });
    expect(duel.options).toEqual([SKILL]);
    duel.choose(SKILL);
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Monk (tapped)', 'Fear Fang']);
    expect(duel.count('p1', 'manaZone')).toBe(1);
    expect(
      duel.facts('abilityActivated', 'cardUntapped', 'turnBegan', 'effectBegan', 'effectResolved'),
    ).toEqual([
      'abilityActivated Monk',
      'cardUntapped Fear Fang',
      'turnBegan',
      'effectBegan Monk',
      'effectResolved Monk',
    ]);
  });

  driven('need not be used: the creature untaps', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      cards,
      p1: { battleZone: [tapped('Monk')], hand: ['Filler'] },
    });
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Monk']);
    expect(duel.count('p1', 'manaZone')).toBe(0);
  });

  driven('is not asked for where the creature is untapped, or in the turn of the other player', (begin) => {
    const asked = (active: 'p1' | 'p2', one: string | { name: string; tapped: true }) =>
      begin({
        step: 'startOfTurn',
        active,
        cards,
        p1: { battleZone: [one], hand: ['Filler'] },
        p2: { hand: ['Filler'] },
      }).asked;
    expect([asked('p1', 'Monk'), asked('p1', tapped('Monk')), asked('p2', tapped('Monk'))]).toEqual([
      'p1 charge',
      'p1 choose',
      'p2 charge',
    ]);
  });

  driven('does not replace an untapping that does not happen (609.5)', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      cards,
      p1: { battleZone: [tapped('Sleeper')], hand: ['Filler'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Sleeper (tapped)']);
  });

  driven('each of several may be used, and their player orders the effects (605.1)', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      cards,
      p1: { battleZone: [tapped('Monk'), tapped('Seer'), tapped('Monk')], hand: ['Filler'] },
    });
    expect(duel.options).toEqual([SKILL, 'Seer: draw a card', SKILL]);
    duel.choose(SKILL, 'Seer: draw a card');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Seer', 'Monk');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Monk (tapped)', 'Seer (tapped)', 'Monk']);
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([1, 3]);
  });

  driven('101.5 replaces the untapping once: of two on one creature one is used', (begin) => {
    const choir = creature({
      ...plain,
      name: 'Choir',
      abilities: [each(yourCreatures({ other: true }), gains(silentSkill(draw())))],
    });
    const duel = begin({
      step: 'startOfTurn',
      cards: [...cards, choir],
      p1: { battleZone: [tapped('Monk'), 'Choir'], hand: ['Filler'] },
    });
    expect(duel.options).toEqual([SKILL, 'Monk: draw a card']);
    expect(() => duel.duel.fork().choose([0, 1])).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_CHOICE' }),
    );
    duel.choose('Monk: draw a card');
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([0, 3]);
  });

  driven('resolves beside what triggers at the start of the turn (501.2)', (begin) => {
    const cock = creature({
      ...plain,
      name: 'Cock',
      abilities: [when({ event: 'startOfTurn', of: 'you' }, draw())],
    });
    const duel = begin({
      step: 'startOfTurn',
      cards: [...cards, cock],
      p1: { battleZone: [tapped('Monk'), 'Cock'], hand: ['Filler'] },
    });
    duel.choose(SKILL);
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options).toEqual(['Monk', 'Cock']);
  });

  driven('110.5a resolves though its bearer has left', (begin) => {
    const gate = creature({
      ...plain,
      name: 'Gate',
      abilities: [
        when({ event: 'startOfTurn', of: 'you' }, returnToHand(yourCreatures({ names: ['Monk'] }))),
      ],
    });
    const duel = begin({
      step: 'startOfTurn',
      cards: [...cards, gate],
      p1: { battleZone: [tapped('Monk'), 'Gate'], hand: ['Filler'] },
    });
    duel.choose(SKILL).choose('Gate', 'Monk');
    expect(duel.battleZones.p1).toEqual(['Gate']);
    expect(duel.count('p1', 'manaZone')).toBe(1);
  });

  driven('101.1 is lost with a turn that is skipped first', (begin) => {
    const dusk = creature({
      ...plain,
      name: 'Dusk',
      abilities: [when({ event: 'startOfTurn', of: 'you' }, skipRestOfTurn)],
    });
    const duel = begin({
      step: 'startOfTurn',
      cards: [...cards, dusk],
      p1: { battleZone: [tapped('Monk'), 'Dusk'], hand: ['Filler'] },
      p2: { hand: ['Filler'] },
    });
    duel.choose(SKILL).choose('Dusk');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'manaZone')).toBe(0);
  });

  driven('may be used turn after turn while the creature stays tapped', (begin) => {
    const warden = creature({
      ...plain,
      name: 'Warden',
      abilities: [silentSkill(tap(choose(opponentsCreatures())))],
    });
    const duel = begin({
      step: 'startOfTurn',
      cards: [...cards, warden],
      p1: { battleZone: [tapped('Warden')], hand: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Filler'] },
    });
    duel
      .choose(duel.options[0] ?? '')
      .choose('Fear Fang')
      .passUntil('p1 choose');
    expect(duel.decision.rule).toBe('501.1a');
    duel.choose(duel.options[0] ?? '').choose('Burning Mane');
    expect(duel.battleZones).toEqual({ p1: ['Warden (tapped)'], p2: ['Fear Fang', 'Burning Mane (tapped)'] });
  });

  driven('501.1a is activated by that rule, and its effect goes on standby by 602.1', (begin) => {
    const duel = begin({ step: 'startOfTurn', cards, p1: { battleZone: [tapped('Monk')] } });
    duel.choose(SKILL);
    expect(story(duel, 'abilityActivated', 'effectTriggered')).toEqual([
      'turn.startOfTurn.untapping 501.1a: abilityActivated Monk',
      'turn.startOfTurn.untapping 602.1: effectTriggered Monk',
    ]);
  });
});

describe('501.2, 605.1 silent skill and abilities at the start of the turn', () => {
  driven("wait together: the active player orders their own, the other player's come after", (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: { battleZone: [tapped('Milporo'), { name: 'Evil Incarnate', over: ['Gigakail'] }, 'Fear Fang'] },
      p2: { battleZone: ['Spinal Parasite'] },
    });
    duel.choose('Milporo');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options.map((option) => option.split(':')[0])).toEqual(['Milporo', 'Evil Incarnate']);
    duel.choose('Evil Incarnate').choose('Fear Fang').passUntil('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Milporo (tapped)', 'Evil Incarnate (tapped, over Gigakail)']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});
