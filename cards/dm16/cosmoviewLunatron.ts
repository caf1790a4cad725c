import {
  atStartOfYourTurn,
  creature,
  draw,
  either,
  gravityZero,
  may,
  opponentsHand,
  youHave,
  yourHand,
} from '../../effects/language/words.ts';

export const cosmoviewLunatron = creature({
  name: 'Cosmoview Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 9,
  power: 5000,
  printings: ['DM-16 S2/S5'],
  abilities: [
    gravityZero(either(youHave(yourHand(), { min: 9 }), youHave(opponentsHand(), { min: 9 }))),
    atStartOfYourTurn(may(draw())),
  ],
});
