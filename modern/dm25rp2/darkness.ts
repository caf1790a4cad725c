import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  blocker,
  cannotAttack,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  exactly,
  gets,
  hyperSoulX,
  itself,
  may,
  meteorburn,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  put,
  putUnder,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { IN_A_PILE_OF_THREE, NEO_OR_EVOLUTION, whenPutOnOrUnder } from '../common.ts';

const telesTelesia = neoCreature({
  name: 'テレス＝テレジア',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 6,
  power: 7000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    doubleBreaker,
    meteorburn(1, discard(opponentsHand())),
    provided(youHave(opponentsHand(), exactly(0)), whenDestroyed(self, may(put(that)))),
  ],
  printings: ['DM25-RP2 016'],
});

const wishWeesha = neoCreature({
  name: 'ウィッシュ＝ウィーシャ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 2000,
  abilities: [
    shieldTrigger,
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    blocker,
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
      returnToHand(choose(yourGraveyard({ type: 'creature' }))),
    ),
  ],
  printings: ['DM25-RP2 037'],
});

const npsOops = neoCreature({
  name: 'ンプス＝ウップス',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    whenPut(self, topOfDeckTo('graveyard', 3)),
    wheneverAttacks(self, may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
  ],
  printings: ['DM25-RP2 038'],
});

const pleasureStatueFumi = creature({
  name: '楽像フミ',
  civilizations: ['darkness'],
  races: ['Demon Command', "Demon's Legacy", 'Fusioner'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-3000))),
    hyperSoulX(
      provided(
        IN_A_PILE_OF_THREE,
        wheneverAttacks(self, gets(choose(opponentsCreatures()), 'turn', power(-9000))),
      ),
    ),
  ],
  printings: ['DM25-RP2 039'],
});

const seekEuroseek = neoCreature({
  name: 'シーク＝ユーロシーク',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 1,
  power: 1000,
  abilities: [
    neoEvolution({ civilizations: ['water', 'darkness', 'fire'] }),
    cannotAttack,
    whenPutOnOrUnder(may(topOfDeckTo('graveyard', 2))),
  ],
  printings: ['DM25-RP2 063'],
});

const xenomicNow = spell({
  name: '死神ゼノミックナウ',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(yourCreatures())), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
  ],
  printings: ['DM25-RP2 067'],
});

const kyouiNoTate = creature({
  name: '～脅威の盾～',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Steam Knight'],
  cost: 3,
  power: 3000,
  abilities: [blocker, whenPut(any('you', { type: NEO_OR_EVOLUTION }), may(putUnder(self, that)))],
  printings: ['DM25-RP2 064'],
});

export const darkness: readonly CardDefinition[] = [
  kyouiNoTate,
  telesTelesia,
  wishWeesha,
  npsOops,
  pleasureStatueFumi,
  seekEuroseek,
  xenomicNow,
];
