import {
  allCreatures,
  cardsIn,
  choose,
  countOf,
  cross,
  draw,
  ifYouDo,
  opponentsCreatures,
  spell,
  spellAbility,
  the,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const MANA = { nature: 6, water: 6 } as const;

const gearsOf = (who: 'you' | 'opponent') => cardsIn('battleZone', who, { type: 'crossGear' });

/** A spell that crosses cross gears, and draws a card if it has crossed one. */
const crossing = (what: Parameters<typeof cross>[0], onto: Parameters<typeof cross>[1]) =>
  spell({
    name: 'Crossing',
    civilizations: ['nature'],
    cost: 1,
    abilities: [spellAbility(ifYouDo(cross(what, onto), draw()))],
  });

/** Its name is all that matters where powers are read. */
const CARD = crossing(gearsOf('you'), yourCreatures());

const cast = (
  begin: Begin,
  card: ReturnType<typeof crossing>,
  p1: readonly string[],
  p2: readonly string[] = [],
) =>
  begin({
    cards: [card],
    p1: { hand: ['Crossing', 'Crossing'], manaZone: MANA, battleZone: p1 },
    p2: { battleZone: p2 },
  }).use('Cast Crossing');

describe('crossing by an effect (303.4a, 701.5a)', () => {
  driven('moves the gear from one creature to another, without paying and without using it', (begin) => {
    const card = crossing(choose(gearsOf('you')), choose(yourCreatures()));
    const duel = cast(begin, card, ['Emerald Claw', 'Fear Fang', 'Seamine', 'Sirius, the Patroller']);
    duel.choose('Seamine');
    expect(powersOf(duel, 'p1', [CARD]).slice(1)).toEqual([
      'Fear Fang 3000',
      'Seamine 6000',
      'Sirius, the Patroller 3500',
    ]);
    duel.use('Cast Crossing').choose('Fear Fang');
    expect(powersOf(duel, 'p1', [CARD]).slice(1)).toEqual([
      'Fear Fang 5000',
      'Seamine 4000',
      'Sirius, the Patroller 3500',
    ]);
    expect(duel.facts('effectTriggered', 'costPaid', 'gearCrossed')).toEqual([
      'costPaid Crossing',
      'gearCrossed Emerald Claw',
      'costPaid Crossing',
      'gearCrossed Emerald Claw',
    ]);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('onto the creature that it is crossed onto already does nothing', (begin) => {
    const duel = cast(begin, crossing(gearsOf('you'), yourCreatures()), ['Emerald Claw', 'Fear Fang']);
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.use('Cast Crossing');
    expect([duel.facts('gearCrossed').length, duel.count('p1', 'hand')]).toEqual([1, 1]);
  });

  driven("never onto a creature of another player than the gear's", (begin) => {
    const card = crossing(gearsOf('you'), opponentsCreatures());
    const duel = cast(begin, card, ['Emerald Claw', 'Fear Fang'], ['Seamine']);
    expect([duel.facts('gearCrossed'), duel.count('p1', 'hand')]).toEqual([[], 1]);
    const theirs = crossing(gearsOf('opponent'), choose(opponentsCreatures()));
    const other = cast(begin, theirs, ['Fear Fang'], ['Emerald Claw', 'Seamine', 'Filler']).choose('Seamine');
    expect(powersOf(other, 'p2', [CARD]).slice(1)).toEqual(['Seamine 6000', 'Filler 1000']);
  });

  driven('of what is not a cross gear, or without a creature, does nothing', (begin) => {
    const duel = cast(begin, crossing(allCreatures(), choose(yourCreatures())), ['Fear Fang', 'Seamine']);
    expect([duel.facts('gearCrossed'), duel.asked]).toEqual([[], 'p1 main']);
    const alone = cast(begin, crossing(gearsOf('you'), choose(yourCreatures())), ['Emerald Claw']);
    expect([alone.facts('gearCrossed'), alone.count('p1', 'hand')]).toEqual([[], 1]);
  });

  driven('stays on a creature that evolves (801.2)', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Paladin'], manaZone: MANA, battleZone: ['Emerald Claw', 'Aqua Hulcus'] },
    }).use('Cross Emerald Claw');
    duel.use('Summon Crystal Paladin');
    expect(powersOf(duel, 'p1', [CARD]).at(-1)).toBe('Crystal Paladin 7000');
  });
});

describe('what is crossed with a named object (303)', () => {
  const counting = spell({
    name: 'Crossing',
    civilizations: ['nature'],
    cost: 1,
    abilities: [
      spellAbility(
        { do: 'choose', what: { ...choose(cardsIn('battleZone', 'you')), as: 'one' } },
        draw(countOf(cardsIn('battleZone', 'any', { crossedWith: the('one') }))),
      ),
    ],
  });
  const counted = (begin: Begin, one: string) => {
    const duel = begin({
      cards: [counting],
      p1: {
        hand: ['Crossing'],
        manaZone: MANA,
        battleZone: ['Emerald Claw', 'Invisible Suit', 'Fear Fang', 'Seamine'],
      },
      p2: { battleZone: ['Emerald Claw', 'Fear Fang'] },
    });
    duel.use('Cross Emerald Claw').choose('Fear Fang').use('Cross Invisible Suit').choose('Fear Fang');
    return duel.use('Cast Crossing').choose(one).count('p1', 'hand');
  };

  driven('is each of its cross gears, or the creature of the cross gear', (begin) => {
    expect(counted(begin, 'Fear Fang')).toBe(2);
    expect(counted(begin, 'Emerald Claw')).toBe(1);
    expect(counted(begin, 'Seamine')).toBe(0);
  });

  driven('of a gear that is not in the battle zone does nothing, and is no attempt (101.3a)', (begin) => {
    const duel = begin({
      cards: [crossing(cardsIn('graveyard', 'you'), yourCreatures())],
      p1: { hand: ['Crossing'], manaZone: MANA, battleZone: ['Fear Fang'], graveyard: ['Emerald Claw'] },
    }).use('Cast Crossing');
    expect([duel.facts('gearCrossed'), duel.count('p1', 'hand')]).toEqual([[], 0]);
  });
});
