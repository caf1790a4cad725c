import {
  allCreatures,
  atMost,
  called,
  choose,
  countOf,
  ifYouDo,
  may,
  onlyIf,
  opponentsMana,
  put,
  putIntoMana,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  youHave,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const soulswap = spell({
  name: 'Soulswap',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-10 91/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        { do: 'choose', what: called(choose(allCreatures()), 'chosen') },
        onlyIf(
          youHave(yourCreatures({ is: the('chosen') })),
          ifYouDo(
            putIntoMana(the('chosen')),
            put(choose(yourMana({ type: 'creature', evolution: false, cost: atMost(countOf(yourMana())) }))),
          ),
          ifYouDo(
            putIntoMana(the('chosen')),
            put(
              choose(
                opponentsMana({ type: 'creature', evolution: false, cost: atMost(countOf(opponentsMana())) }),
              ),
            ),
          ),
        ),
      ),
    ),
  ],
});
