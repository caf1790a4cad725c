import {
  choose,
  creature,
  discard,
  inOrder,
  lookAt,
  opponentsHand,
  silentSkill,
} from '../../effects/language/words.ts';

export const gazerEyesShadowOfSecrets = creature({
  name: 'Gazer Eyes, Shadow of Secrets',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 4,
  power: 3000,
  printings: ['DM-11 26/55'],
  abilities: [silentSkill(inOrder(lookAt(opponentsHand()), discard(choose(opponentsHand()))))],
});
