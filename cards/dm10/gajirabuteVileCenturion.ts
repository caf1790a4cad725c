import {
  choose,
  creature,
  opponentsShields,
  putIntoGraveyard,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const gajirabuteVileCenturion = creature({
  name: 'Gajirabute, Vile Centurion',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 6,
  power: 3000,
  printings: ['DM-10 4/110'],
  abilities: [whenPut(self, putIntoGraveyard(choose(opponentsShields())))],
});
