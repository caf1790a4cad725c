import type { CardDefinition } from 'taiki';
import {
  countOf,
  doubleBreaker,
  gacharangeCreature,
  hasWhile,
  isAttacking,
  neoCreature,
  neoEvolution,
  power,
  poweredBreaker,
  times,
  yourGraveyard,
} from 'taiki/words';

const borushakkuDoragonGr = gacharangeCreature({
  name: 'ボルシャック・ドラゴン GR',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 6000,
  abilities: [
    doubleBreaker,
    hasWhile(isAttacking, power(times(1000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
  ],
  printings: ['DM24-EX2 031'],
});

const borushakkuYanguDoragon = neoCreature({
  name: 'ボルシャック・ヤング・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 6000,
  abilities: [
    neoEvolution({ civilizations: ['fire'] }),
    poweredBreaker,
    hasWhile(isAttacking, power(times(1000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
  ],
  printings: ['DM24-EX2 068'],
});

export const fire: readonly CardDefinition[] = [borushakkuDoragonGr, borushakkuYanguDoragon];
