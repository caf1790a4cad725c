import {
  blocker,
  drawUpTo,
  evolution,
  evolutionCreature,
  wheneverUsesShieldTrigger,
} from '../../effects/language/words.ts';

export const emperorQuazla = evolutionCreature({
  name: 'Emperor Quazla',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-08 S2/55'],
  abilities: [
    blocker,
    evolution({ races: ['Cyber Lord'] }),
    wheneverUsesShieldTrigger('opponent', drawUpTo(2)),
  ],
});
