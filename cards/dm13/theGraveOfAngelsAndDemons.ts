import {
  allCreatures,
  atOnce,
  destroy,
  moveTo,
  opponentsMana,
  sameNameAs,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const theGraveOfAngelsAndDemons = spell({
  name: 'The Grave of Angels and Demons',
  civilizations: ['light', 'darkness'],
  cost: 4,
  printings: ['DM-13 16/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(allCreatures(sameNameAs(allCreatures()))),
      atOnce(
        moveTo('graveyard', yourMana(sameNameAs(yourMana()))),
        moveTo('graveyard', opponentsMana(sameNameAs(opponentsMana()))),
      ),
    ),
  ],
  reconstructed: 'Assumes that names are compared within the mana zone of each player, not between them.',
});
