import {
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const floodValve = spell({
  name: 'Flood Valve',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-03 15/55'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(yourMana())))],
});
