import {
  atEndOfYourTurn,
  creature,
  destroy,
  exactly,
  provided,
  self,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const skullcutterSwarmLeader = creature({
  name: 'Skullcutter, Swarm Leader',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 4,
  power: 4000,
  printings: ['DM-06 67/110'],
  abilities: [provided(youHave(yourCreatures({ other: true }), exactly(0)), atEndOfYourTurn(destroy(self)))],
});
