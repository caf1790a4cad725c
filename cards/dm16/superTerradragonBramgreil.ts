import {
  cardsIn,
  countOf,
  evolution,
  evolutionCreature,
  has,
  power,
  times,
  tripleBreaker,
} from '../../effects/language/words.ts';

export const superTerradragonBramgreil = evolutionCreature({
  name: 'Super Terradragon Bramgreil',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 6,
  power: 1000,
  printings: ['DM-16 S5/S5'],
  abilities: [
    evolution({ races: ['Earth Dragon'] }),
    has(power(times(1000, countOf(cardsIn('manaZone', 'any'))))),
    tripleBreaker,
  ],
});
