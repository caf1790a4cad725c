import {
  any,
  both,
  cannot,
  creature,
  doubleBreaker,
  draw,
  each,
  either,
  from,
  happened,
  may,
  notThat,
  opponentsCreatures,
  provided,
  self,
  useFree,
  when,
  whenPut,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gaiashKaiserTheMeteor = creature({
  name: 'Gaiash Kaiser, the Meteor',
  civilizations: ['water', 'nature'],
  races: ['Blue Command Dragon', 'Green Command Dragon', 'Hunter'],
  cost: 6,
  power: 8000,
  abilities: [
    from(
      ['hand'],
      provided(
        both(
          either(
            happened({ event: 'put', what: any('opponent'), how: 'unpaid' }),
            happened({ event: 'used', by: 'opponent', unpaid: true }),
          ),
          notThat(youHave(yourCreatures({ names: ['Gaiash Kaiser, the Meteor'] }))),
        ),
        when({ event: 'endOfTurn', of: 'opponent' }, may(useFree(self))),
      ),
    ),
    doubleBreaker,
    whenPut(self, draw(2)),
    each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack', target: 'player' })),
  ],
});
