import {
  atEndOfYourTurn,
  creature,
  destroy,
  doubleBreaker,
  exactly,
  provided,
  self,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gnarvashMerchantOfBlood = creature({
  name: 'Gnarvash, Merchant of Blood',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 6,
  power: 8000,
  printings: ['DM-06 57/110'],
  abilities: [
    doubleBreaker,
    provided(youHave(yourCreatures({ other: true }), exactly(0)), atEndOfYourTurn(destroy(self))),
  ],
});
