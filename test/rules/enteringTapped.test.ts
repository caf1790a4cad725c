import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  each,
  evolution,
  evolutionCreature,
  field,
  has,
  hasWhile,
  opponentsCreatures,
  power,
  put,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const entersTapped = { kind: 'entersTapped' } as const;
const frost = field({ ...plain, name: 'Frost', abilities: [each(opponentsCreatures(), entersTapped)] });
const thaw = field({
  ...plain,
  name: 'Thaw',
  abilities: [each(opponentsCreatures({ names: ['Brute'] }), entersTapped)],
});
const sluggish = creature({
  ...plain,
  name: 'Sluggish',
  power: 1000,
  abilities: [has(power(1000), entersTapped)],
});
const shy = creature({
  ...plain,
  name: 'Shy',
  power: 1000,
  abilities: [hasWhile(youHave(yourCreatures({ names: ['Runt'] })), entersTapped)],
});
const grown = evolutionCreature({
  ...plain,
  name: 'Grown',
  power: 7000,
  abilities: [evolution({})],
});
const cards: readonly CardDefinition[] = [frost, thaw, sluggish, shy, grown];
const enter = put(choose(yourHand()));

describe('603.5d entering tapped', () => {
  driven('is what another card says of it', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Runt'] }, p2: { battleZone: ['Frost'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt (tapped)']);
    expect(duel.facts('cardTapped')).toEqual(['cardTapped Fire Filler']);
  });

  driven('of it, and not of others', (begin) => {
    const other = cast(begin, enter, { cards, p1: { hand: ['Runt'] }, p2: { battleZone: ['Thaw'] } });
    expect(other.battleZones.p1).toEqual(['Brute', 'Runt']);
    const own = cast(begin, enter, { cards, p1: { hand: ['Runt'], battleZone: ['Brute', 'Frost'] } });
    expect(own.battleZones.p1).toEqual(['Brute', 'Frost', 'Runt']);
  });

  driven('is what it says of itself, beside other things', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Sluggish'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Sluggish (tapped)']);
  });

  driven('or says only while something holds', (begin) => {
    const met = cast(begin, enter, { cards, p1: { hand: ['Shy'], battleZone: ['Brute', 'Runt'] } });
    expect(met.battleZones.p1).toEqual(['Brute', 'Runt', 'Shy (tapped)']);
    const unmet = cast(begin, enter, { cards, p1: { hand: ['Shy'] } });
    expect(unmet.battleZones.p1).toEqual(['Brute', 'Shy']);
  });
});

describe('603.5d a creature that enters tapped', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const sloth = creature({ ...plain, name: 'Sloth', abilities: [has({ kind: 'entersTapped' })] });

  driven('is so from the first moment, and nothing becomes tapped', (begin) => {
    const duel = begin({
      cards: [sloth],
      p1: { hand: ['Sloth'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Sloth');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Sloth (tapped)']);
    expect(duel.facts('cardTapped')).toEqual(['cardTapped Fire Filler']);
  });
});

describe('603.5d an evolution creature that enters tapped', () => {
  driven('taps an untapped base', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Grown'] }, p2: { battleZone: ['Frost'] } });
    expect(duel.battleZones.p1).toEqual(['Grown (tapped, over Brute)']);
  });

  driven('otherwise is tapped exactly if its base is (801.2)', (begin) => {
    const untapped = cast(begin, enter, { cards, p1: { hand: ['Grown'] } });
    expect(untapped.battleZones.p1).toEqual(['Grown (over Brute)']);
    const tapped = cast(begin, enter, {
      cards,
      p1: { hand: ['Grown'], battleZone: [{ name: 'Brute', tapped: true }] },
    });
    expect(tapped.battleZones.p1).toEqual(['Grown (tapped, over Brute)']);
  });
});
