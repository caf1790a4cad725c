import {
  blocker,
  cannotAttack,
  chooseUpTo,
  creature,
  opponentsMana,
  returnToHand,
  when,
} from '../../effects/language/words.ts';

export const tridentTowerLunatron = creature({
  name: 'Trident Tower Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 4,
  power: 4000,
  printings: ['DM-14 19/110'],
  abilities: [
    blocker,
    cannotAttack,
    when(
      { event: 'used', by: 'opponent', what: { type: 'spell', civilizations: ['fire', 'nature'] } },
      returnToHand(chooseUpTo(opponentsMana(), 2)),
    ),
  ],
});
