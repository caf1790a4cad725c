import {
  choose,
  opponentsMana,
  putIntoGraveyard,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const manaCrisis = spell({
  name: 'Mana Crisis',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-02 50/55'],
  abilities: [shieldTrigger, spellAbility(putIntoGraveyard(choose(opponentsMana())))],
});
