import {
  choose,
  putIntoMana,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

export const sirenConcerto = spell({
  name: 'Siren Concerto',
  civilizations: ['water'],
  cost: 1,
  printings: ['DM-10 39/110'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(yourMana())), putIntoMana(choose(yourHand())))],
});
