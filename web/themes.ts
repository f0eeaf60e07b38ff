/** The colours of every game: they are on the first page already. */
import.meta.glob('./*/theme.css', { eager: true });
