import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  may,
  topOfDeckTo,
  wheneverUsesShieldTrigger,
} from '../../effects/language/words.ts';

export const glenaVueleTheHypnotic = evolutionCreature({
  name: 'Glena Vuele, the Hypnotic',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 8500,
  printings: ['DM-09 1/55'],
  abilities: [
    evolution({ races: ['Guardian'] }),
    doubleBreaker,
    wheneverUsesShieldTrigger('opponent', may(topOfDeckTo('shieldZone'))),
  ],
});
