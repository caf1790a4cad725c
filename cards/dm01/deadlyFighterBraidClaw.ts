import { attacksEachTurnIfAble, creature } from '../../effects/language/words.ts';

export const deadlyFighterBraidClaw = creature({
  name: 'Deadly Fighter Braid Claw',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 1,
  power: 1000,
  printings: ['DM-01 74/110'],
  abilities: [attacksEachTurnIfAble],
});
