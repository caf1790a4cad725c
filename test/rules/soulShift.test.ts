import {
  creature,
  destroy,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  self,
  soulShift,
  superInfinite,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], races: ['Giant'], power: 2000 } as const;
const small = creature({ ...plain, name: 'Small', cost: 2, abilities: [] });
const large = creature({ ...plain, name: 'Large', cost: 5, abilities: [] });
const other = creature({ ...plain, name: 'Other', races: ['Beast Folk'], cost: 6, abilities: [] });
const sage = evolutionCreature({
  ...plain,
  name: 'Sage',
  cost: 7,
  power: 9000,
  abilities: [evolution({ races: ['Giant'] }), soulShift, whenPut(self, destroy(opponentsCreatures()))],
});
const legion = evolutionCreature({
  ...plain,
  name: 'Legion',
  cost: 9,
  power: 9000,
  abilities: [superInfinite(evolution({ races: ['Giant'] })), soulShift],
});
const cards = [small, large, other, sage, legion];

describe('601.1e soul shift', () => {
  driven('costs as much less as the base that is chosen, and is put on it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sage'], manaZone: { nature: 5 }, battleZone: ['Small', 'Large', 'Other'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Summon Sage');
    expect(duel.options).toEqual(['Put it on Small, for 5 mana', 'Put it on Large, for 2 mana']);
    duel.choose('Put it on Large');
    expect(duel.battleZones).toEqual({ p1: ['Small', 'Sage (over Large)', 'Other'], p2: [] });
    expect(duel.zone('p1', 'manaZone').filter((one) => one.includes('tapped'))).toHaveLength(2);
  });

  driven('may be summoned for its whole cost, and then chooses its base as ever', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sage'], manaZone: { nature: 7 }, battleZone: ['Small', 'Large'] },
    });
    duel.choose('Summon Sage').choose('Pay 7 mana').choose('Small');
    expect(duel.battleZones.p1).toEqual(['Sage (over Small)', 'Large']);
  });

  driven('costs no less than one', (begin) => {
    const duel = begin({
      cards: [...cards, creature({ ...plain, name: 'Huge', cost: 12, abilities: [] })],
      p1: { hand: ['Sage'], manaZone: { nature: 1 }, battleZone: ['Huge'] },
    });
    duel.choose('Summon Sage');
    expect(duel.battleZones.p1).toEqual(['Sage (over Huge)']);
  });

  driven('cannot be summoned where no base takes enough off', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sage'], manaZone: { nature: 1 }, battleZone: ['Large', 'Other'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('of a super infinite evolution takes off what all its bases cost', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Legion'], manaZone: { nature: 4 }, battleZone: ['Small', 'Large', 'Other'] },
    });
    duel.choose('Summon Legion').choose('Put it on Small');
    expect(duel.battleZones.p1).toEqual(['Legion (over Small, Large)', 'Other']);
  });

  driven('of two copies each has a base of its own', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sage', 'Sage'], manaZone: { nature: 7 }, battleZone: ['Small', 'Large'] },
    });
    duel.choose('Summon Sage').choose('Put it on Large').choose('Summon Sage').choose('Put it on Small');
    expect(duel.battleZones.p1).toEqual(['Sage (over Small)', 'Sage (over Large)']);
  });

  driven('takes off the cost of one base only', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sage'], manaZone: { nature: 1 }, battleZone: ['Large', 'Small'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});
