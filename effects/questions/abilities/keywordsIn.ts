import type { Ability, Keyword, KeywordName } from '../../language/vocabulary.ts';

type KeywordOf<N extends KeywordName> = Extract<Keyword, { readonly name: N }>;

const isKeyword = <N extends KeywordName>(ability: Ability, name: N): ability is KeywordOf<N> =>
  ability.kind === 'keyword' && ability.name === name;

/** The keywords of a name among abilities, in printed order. */
export const keywordsIn = <N extends KeywordName>(
  abilities: readonly Ability[],
  name: N,
): readonly KeywordOf<N>[] => abilities.filter((ability) => isKeyword(ability, name));

/** The first keyword of a name among abilities. */
export const keywordIn = <N extends KeywordName>(
  abilities: readonly Ability[],
  name: N,
): KeywordOf<N> | undefined => abilities.find((ability) => isKeyword(ability, name));
