import {
  atMost,
  battle,
  choose,
  ifYouDo,
  may,
  oniend,
  opponentsCreatures,
  put,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const hyakkiNoJaoumon = spell({
  name: 'Hyakki no Jaoumon',
  civilizations: ['darkness', 'fire'],
  races: ['Onifuda Kingdom'],
  cost: 6,
  abilities: [
    oniend(),
    spellAbility(
      { do: 'moveTop', who: 'you', count: 4, to: 'graveyard', as: 'milled' },
      ifYouDo(
        put(
          choose({
            ref: 'milled',
            filter: {
              type: 'creature',
              evolution: false,
              civilizations: ['darkness', 'fire'],
              cost: atMost(6),
            },
          }),
        ),
        may(battle(the('put'), choose(opponentsCreatures()))),
      ),
    ),
  ],
});
