import {
  any,
  creature,
  delayed,
  from,
  happened,
  may,
  notThat,
  put,
  self,
  speedAttacker,
  when,
} from '../../effects/language/words.ts';

export const valchurisDragonArmored = creature({
  name: 'Valchuris, Dragon Armored',
  civilizations: ['fire'],
  races: ['Dragon Guild', 'Beat Jockey'],
  cost: 5,
  power: 4000,
  abilities: [
    from(
      ['hand'],
      when(
        { event: 'attacks', what: any('you'), nth: 2 },
        may(
          delayed(
            when(
              { event: 'endOfAttack', what: any('you') },
              put(self),
              notThat(happened({ event: 'put', what: any('you', { names: ['Valchuris, Dragon Armored'] }) })),
            ),
            'attack',
          ),
        ),
      ),
    ),
    speedAttacker,
  ],
});
