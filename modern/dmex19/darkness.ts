import type { CardDefinition } from 'taiki';
import {
  atMost,
  choose,
  chooseUpTo,
  destroy,
  opponentsCreatures,
  put,
  spell,
  superShieldTrigger,
  yourGraveyard,
} from 'taiki/words';

const kaiOuNoFu = spell({
  name: '戒王の封',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    ...superShieldTrigger(
      put(
        choose(
          yourGraveyard({ type: 'creature', cost: atMost(8), evolution: false, civilizations: ['darkness'] }),
        ),
      ),
      destroy(chooseUpTo(opponentsCreatures(), 2)),
    ),
  ],
  printings: ['DMEX-19 030'],
});

export const darkness: readonly CardDefinition[] = [kaiOuNoFu];
