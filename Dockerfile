FROM node:24-bookworm-slim AS house
WORKDIR /opt/majlis
COPY . .
RUN npm ci && npm run build -w web

FROM node:24-bookworm-slim
WORKDIR /opt/majlis
COPY --from=house /opt/majlis /opt/majlis
RUN useradd --system majlis && install --directory --owner majlis --mode 0700 /var/lib/majlis
USER majlis
ENV MAJLIS_DATA=/var/lib/majlis MAJLIS_WEB=off
VOLUME /var/lib/majlis
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "server/main.ts"]
