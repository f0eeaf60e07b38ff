export const Gallery = () => <main>gallery</main>;
