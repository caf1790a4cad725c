import {
  choose,
  destroy,
  may,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const eldritchPoison = spell({
  name: 'Eldritch Poison',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-03 25/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        destroy(choose(yourCreatures({ civilizations: ['darkness'] }))),
        returnToHand(choose(yourMana({ type: 'creature' }))),
      ),
    ),
  ],
});
