import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  inOrder,
  onlyIf,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  whenPut,
  withTotal,
  youHave,
  yourMana,
} from 'taiki/words';

const shishioKaiza = creature({
  name: '爆裂遺跡シシオー・カイザー',
  civilizations: ['fire', 'nature'],
  races: ['Red Command Dragon', 'Hunter'],
  cost: 6,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        onlyIf(
          youHave(yourMana({ civilizations: ['fire'], races: ['Dragon'] }), atLeast(3)),
          destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
        ),
      ),
    ),
  ],
  printings: ['DM22-BD1 018'],
});

const nextreme = spell({
  name: '爆流奥義 紅蓮NEXTREME',
  civilizations: ['fire', 'nature'],
  races: ['Dragon'],
  cost: 5,
  abilities: [
    spellAbility(topOfDeckTo('manaZone')),
    spellAbility(
      destroy(
        withTotal(chooseUpTo(opponentsCreatures(), 2), 'cost', countOf(yourMana({ races: ['Dragon'] }))),
      ),
    ),
  ],
  printings: ['DM22-BD1 014'],
});

/** The cards of DM22-BD1. */
export const dm22bd1: readonly CardDefinition[] = [shishioKaiza, nextreme];
