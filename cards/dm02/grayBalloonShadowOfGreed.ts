import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const grayBalloonShadowOfGreed = creature({
  name: 'Gray Balloon, Shadow of Greed',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 3000,
  printings: ['DM-02 29/55'],
  abilities: [blocker, cannotAttackPlayers],
});
