import {
  evolution,
  evolutionCreature,
  tapAbility,
  topOfDeckTo,
  yourCreatures,
} from '../../effects/language/words.ts';

export const livingCitadelVosh = evolutionCreature({
  name: 'Living Citadel Vosh',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 5,
  power: 5000,
  printings: ['DM-06 104/110'],
  abilities: [
    evolution({ races: ['Colony Beetle'] }),
    tapAbility(topOfDeckTo('manaZone'), yourCreatures({ civilizations: ['nature'] })),
  ],
});
