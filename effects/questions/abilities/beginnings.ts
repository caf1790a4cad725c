import type { StaticOf } from '../../language/statics/index.ts';
import type { CardDefinition } from '../../language/vocabulary.ts';

/** A static effect that says where a card begins the duel. */
export type Beginning = StaticOf<'beginsInBattleZone' | 'beginsInHand'>;

/** 103.3. That a card begins the duel in the battle zone. */
export type BeginsInBattleZone = StaticOf<'beginsInBattleZone'>;

/** 103.3. What a card says about where it begins the duel; undefined for one that begins in the deck. */
export function beginningIn({ abilities }: CardDefinition): Beginning | undefined {
  for (const ability of abilities)
    if (ability.kind === 'static')
      for (const effect of ability.effects)
        if (effect.kind === 'beginsInBattleZone' || effect.kind === 'beginsInHand') return effect;
  return undefined;
}

/** 103.3. How many more cards its opponent draws as a card begins the duel in the battle zone. */
export const moreForOpponent = ({ abilities }: CardDefinition): number =>
  abilities
    .flatMap((ability) => (ability.kind === 'static' ? ability.effects : []))
    .reduce((sum, effect) => (effect.kind === 'moreAtStart' ? sum + effect.cards : sum), 0);
