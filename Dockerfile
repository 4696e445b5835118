# The portal as one image; ROLE chooses web, worker or all. Database, queue and mail are other containers' work, see
# docker-compose.yml.
# The current LTS, by version; NODE_IMAGE may name the same image by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM ${NODE_IMAGE}
# qpdf mends damaged PDFs; prlimit (util-linux) is in the base image.
RUN apt-get update \
  && apt-get install -y --no-install-recommends qpdf \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data UV_THREADPOOL_SIZE=8
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/db/migrations ./db/migrations
COPY --from=build /app/server/seed/content/pictures ./server/seed/content/pictures
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# One process that gets the signals itself: SIGTERM drains it.
ENTRYPOINT ["node", "--enable-source-maps", "--max-old-space-size=1024", "dist/server/main.js"]
