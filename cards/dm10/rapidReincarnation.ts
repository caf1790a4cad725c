import {
  atMost,
  choose,
  countOf,
  destroy,
  may,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

export const rapidReincarnation = spell({
  name: 'Rapid Reincarnation',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-10 24/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        destroy(choose(yourCreatures())),
        put(choose(yourHand({ type: 'creature', cost: atMost(countOf(yourMana())) }))),
      ),
    ),
  ],
});
