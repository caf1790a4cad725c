import {
  alsoOfRaces,
  each,
  evolution,
  evolutionCreature,
  shieldTrigger,
  yourCreatures,
} from '../../effects/language/words.ts';

export const qTronicOmnistrain = evolutionCreature({
  name: 'Q-tronic Omnistrain',
  civilizations: ['nature'],
  races: ['Survivor'],
  cost: 6,
  power: 3000,
  printings: ['Promotional L2 Y2'],
  abilities: [
    shieldTrigger,
    evolution({ races: ['Survivor'] }),
    each(yourCreatures(), alsoOfRaces('Survivor')),
  ],
});
