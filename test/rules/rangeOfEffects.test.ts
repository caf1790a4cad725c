import { creature, evolution, evolutionCreature, speedAttacker } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000, races: ['Human'] } as const;
const rush = creature({ ...plain, name: 'Rush', abilities: [speedAttacker] });
const slow = creature({ ...plain, name: 'Slow' });
const grown = evolutionCreature({ ...plain, name: 'Grown', abilities: [evolution({ names: ['Slow'] })] });
const guard = creature({ ...plain, name: 'Guard', civilizations: ['light'] });
const cards = [rush, slow, grown, guard];

const CAST = {
  'Slime Veil': { darkness: 1 },
  'Forced Frenzy': { fire: 3 },
  'Miraculous Truce': { light: 3, nature: 2 },
  'Full Defensor': { light: 2 },
  'Unified Resistance': { light: 3 },
} as const;

/** p1 has cast a spell in their turn; p2, who has a Slow, summons what is in their hand, and is asked for an attack. */
function inTheNextTurn(
  begin: Begin,
  spell: keyof typeof CAST,
  hand: readonly string[],
  battleZone = ['Slow'],
): Driver {
  const duel = begin({
    cards,
    p1: { hand: [spell], manaZone: CAST[spell], battleZone: ['Fear Fang'] },
    p2: { hand, manaZone: { fire: 2 }, battleZone },
  });
  duel.use(`Cast ${spell}`);
  if (duel.asked === 'p1 mode') duel.choose(duel.options.find((label) => label.includes('fire')) ?? '');
  duel.passUntil('p2 charge').pass();
  for (const name of hand) duel.use(`Summon ${name}`);
  return duel;
}

describe('110.2e creatures of the next turn', () => {
  for (const spell of ['Slime Veil', 'Forced Frenzy'] as const) {
    driven(`${spell} binds those that were there as it was cast`, (begin) => {
      const duel = inTheNextTurn(begin, spell, ['Rush']);
      expect(duel.options).toEqual(['Slow attacks the player', 'Rush attacks the player']);
      duel.choose('Slow attacks the player').choose('Shield 1');
      expect(duel.options).toEqual(['Rush attacks the player', 'Attack no more']);
    });

    driven(`801.2 ${spell} still binds one that has evolved since`, (begin) => {
      const duel = inTheNextTurn(begin, spell, ['Grown']);
      expect([duel.asked, duel.battleZones.p2]).toEqual(['p2 shields', ['Grown (tapped, over Slow)']]);
    });
  }

  driven('101.1 Miraculous Truce says that it binds those that are put after it was cast', (begin) => {
    const duel = inTheNextTurn(begin, 'Miraculous Truce', ['Rush'], ['Slow', 'Guard']);
    expect(duel.battleZones.p2).toEqual(['Slow', 'Guard', 'Rush']);
    expect(duel.options).toEqual(['Guard attacks the player', 'Attack no more']);
  });

  for (const spell of ['Full Defensor', 'Unified Resistance'] as const)
    driven(`${spell} gives blocker to those that were there as it was cast`, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: [spell, 'Rush'], manaZone: { ...CAST[spell], fire: 1 }, battleZone: ['Slow'] },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use(`Cast ${spell}`);
      if (duel.asked === 'p1 name') duel.choose('Human');
      duel.use('Summon Rush').passUntil('p2 attack').choose('Fear Fang attacks the player');
      expect(duel.options).toEqual(['Block with Slow']);
    });
});
