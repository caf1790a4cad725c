import { choose, creature, returnToHand, silentSkill, yourGraveyard } from '../../effects/language/words.ts';

export const gigamente = creature({
  name: 'Gigamente',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 3000,
  printings: ['DM-10 48/110'],
  abilities: [silentSkill(returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
});
