import {
  blocker,
  cannotAttackPlayers,
  creature,
  draw,
  whenDrawingOtherwise,
} from '../../effects/language/words.ts';

export const asteriaSpiritOfHeavensBlessing = creature({
  name: "Asteria, Spirit of Heaven's Blessing",
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 6000,
  printings: ['DM-13 7/55'],
  abilities: [blocker, cannotAttackPlayers, whenDrawingOtherwise('opponent', draw())],
  reconstructed: 'Assumes that the card drawn for the draw step is the one that is excepted.',
});
