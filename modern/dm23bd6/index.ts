import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  creature,
  each,
  opponentsCreatures,
  putIntoMana,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
} from 'taiki/words';

const fabyuraSuneiru = twinpact(
  'ファビュラ・スネイル / ゴルチョップ・トラップ',
  creature({
    name: 'ファビュラ・スネイル',
    civilizations: ['nature'],
    races: ['Grand Sect'],
    cost: 3,
    power: 3000,
    abilities: [
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', power: atLeast(6000) }), {
        kind: 'cost',
        by: -1,
        atLeast: 1,
      }),
    ],
    printings: ['DM23-BD6 033'],
  }),
  spell({
    name: 'ゴルチョップ・トラップ',
    civilizations: ['nature'],
    cost: 9,
    abilities: [shieldTrigger, spellAbility(putIntoMana(opponentsCreatures({ power: atMost(4000) })))],
  }),
);

/** The cards of DM23-BD6. */
export const dm23bd6: readonly CardDefinition[] = [fabyuraSuneiru];
