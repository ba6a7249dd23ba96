import type { Statement, Transaction } from '#platform/db';
import { CARD, RATED, type CardRow } from './catalogue-store.ts';

/** Stop words, folded: they occur in nearly every sentence and would match all rows. */
const SMALL_WORDS = 'ka,ke,ki,ko,se,me,men,mein,aur,hai,and,for,te,in,of,to,vit';

/**
 * Matches word by word: exact words and prefixes first (a complete word rarely begins another),
 * else similar spellings, of which those far below the nearest one are left out. Rare words weigh more than common ones, words of the name more than those
 * of the category. Rows far below the best score are left out, because they only confuse.
 */
const SEARCH: Statement = {
  name: 'search-services',
  text: `WITH term AS MATERIALIZED (
      SELECT word COLLATE "C" AS word, at FROM unnest((string_to_array(search_fold($1), ' '))[1:8])
        WITH ORDINALITY AS asked (word, at) WHERE word <> '' AND word <> ALL ('{${SMALL_WORDS}}')
    ), direct AS MATERIALIZED (
      SELECT term.at, known.word, CASE WHEN known.word = term.word THEN 1::float8
          WHEN bool_or(known.word = term.word) OVER (PARTITION BY term.at) THEN 0.25
          ELSE 0.6 + 0.3 * length(term.word)::float8 / length(known.word) END AS nearness
      FROM term JOIN search_words known ON known.word >= term.word AND known.word < term.word || '{'
      WHERE known.word = term.word OR length(term.word) > 1
    ), near AS MATERIALIZED (
      SELECT at, word, nearness FROM (SELECT term.at, found.word, found.nearness,
        max(found.nearness) OVER (PARTITION BY term.at) AS nearest FROM term
      CROSS JOIN LATERAL (
        SELECT word, 0.85::float8 * similarity(word, term.word) AS nearness FROM search_words
          WHERE word % term.word AND length(term.word) > 3
        UNION ALL SELECT word, 0.7 FROM search_words
          WHERE letters = sorted_letters(term.word) AND length(term.word) > 2
        UNION ALL SELECT word, 0.6 FROM search_words
          WHERE length(term.word) BETWEEN 3 AND 5 AND length(word) BETWEEN 2 AND 6
            AND levenshtein_less_equal(word, term.word, 1) <= 1
        UNION ALL SELECT word, 0.8 FROM search_words
          WHERE length(term.word) BETWEEN 6 AND 12 AND length(word) BETWEEN 5 AND 13
            AND levenshtein_less_equal(word, term.word, 1) <= 1
      ) AS found
      WHERE length(term.word) < 40 AND NOT EXISTS (SELECT FROM direct WHERE direct.at = term.at)
      ) AS similar_words WHERE nearness >= 0.5 * nearest
    ), hit AS (
      SELECT service_id, at, max(nearness * weight / (1 + 0.3 * ln(spread::float8))) AS worth
      FROM (
        SELECT held.service_id, held.weight, match.at, match.nearness,
          count(*) OVER (PARTITION BY match.at, held.word) AS spread
        FROM (SELECT * FROM direct UNION ALL SELECT * FROM near) AS match
          JOIN service_words held ON held.word = match.word
      ) AS weighed
      GROUP BY service_id, at
    ), ranked AS (
      SELECT service_id, sum(worth) AS worth, max(sum(worth)) OVER () AS best FROM hit GROUP BY service_id
    )
    SELECT ${CARD} FROM ranked JOIN services s ON s.id = ranked.service_id AND s.is_offered
      JOIN categories c ON c.id = s.category_id AND c.is_offered ${RATED}
    WHERE ranked.worth >= 0.45 * ranked.best
    ORDER BY ranked.worth DESC, coalesce(r.ratings, 0) DESC, c.place, s.place, s.id LIMIT $2`,
};

export const searchCards = (tx: Transaction, words: string, most: number): Promise<CardRow[]> =>
  tx.rows(SEARCH, [words, most]);
