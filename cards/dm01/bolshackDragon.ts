import {
  countOf,
  creature,
  doubleBreaker,
  hasWhile,
  isAttacking,
  power,
  times,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const bolshackDragon = creature({
  name: 'Bolshack Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 6000,
  printings: ['DM-01 69/110'],
  abilities: [
    hasWhile(isAttacking, power(times(1000, countOf(yourGraveyard({ civilizations: ['fire'] }))))),
    doubleBreaker,
  ],
});
