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

export const loneTearShadowOfSolitude = creature({
  name: 'Lone Tear, Shadow of Solitude',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 1,
  power: 2000,
  printings: ['DM-06 63/110'],
  abilities: [provided(youHave(yourCreatures({ other: true }), exactly(0)), atEndOfYourTurn(destroy(self)))],
});
