import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  draw,
  inOrder,
  isLike,
  onlyIf,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  spell,
  spellAbility,
  the,
  twinpact,
  whenPut,
} from 'taiki/words';

const sukotchiFidikku = twinpact(
  '龍覇皆伝 スコッチ・フィディック / 「勇愛龍、これぞ爆流の神髄なり」',
  creature({
    name: '龍覇皆伝 スコッチ・フィディック',
    civilizations: ['nature'],
    races: ['Gaial Command Dragon', 'Human Baku', 'Draguner'],
    cost: 6,
    power: 6000,
    abilities: [
      doubleBreaker,
      whenPut(self, putIntoMana(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) }))),
    ],
    printings: ['DM25-BD3 015'],
  }),
  spell({
    name: '「勇愛龍、これぞ爆流の神髄なり」',
    civilizations: ['nature'],
    cost: 1,
    abilities: [
      spellAbility(
        revealTop(3, 'seen'),
        returnToHand(
          choose({ ref: 'seen', filter: { anyOf: [{ races: ['Draguner'] }, { races: ['Dragon'] }] } }),
        ),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const gurenaira = creature({
  name: '伝説龍覇 グレンアイラ',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Gaial Command Dragon', 'Human Baku', 'Draguner'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
        onlyIf(
          isLike(the('moved'), { races: ['Draguner'] }),
          { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
          draw(),
        ),
      ),
    ),
  ],
  printings: ['DM25-BD3 020'],
});

/** The cards of DM25-BD3. */
export const dm25bd3: readonly CardDefinition[] = [gurenaira, sukotchiFidikku];
