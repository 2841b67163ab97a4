"""Connects two network namespaces by a link with a delay and a limited bandwidth.

usage: link.py RTT_MS DOWN_KBIT UP_KBIT CLIENT_NAMESPACE SERVER_NAMESPACE

The client has the address 10.99.0.2, and the server has 10.99.0.1. This program carries packets
between two TUN devices. The kernel module netem could do this, but not every kernel has it.
"""
import collections
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN_NO_PI = 0x1001
QUEUE_SECONDS = 1.0  # A packet that would wait longer is dropped, as in a router with a full queue.

rtt_ms, down_kbit, up_kbit = (float(text) for text in sys.argv[1:4])
delay = rtt_ms / 2000


def open_device(namespace, address):
    device = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack('16sH', namespace.encode(), IFF_TUN_NO_PI))
    for command in (
        f'ip link set {namespace} netns {namespace}',
        f'ip -n {namespace} addr add {address}/24 dev {namespace}',
        f'ip -n {namespace} link set {namespace} up mtu 1500',
        f'ip -n {namespace} link set lo up',
        # The kernel must not reuse the speed of earlier connections, because each visitor is new.
        f'ip netns exec {namespace} sysctl -q -w net.ipv4.tcp_no_metrics_save=1',
    ):
        subprocess.run(command.split(), check=True)
    return device


class Direction:
    """One direction of the link: a queue with a limited bandwidth, then a delay."""

    def __init__(self, target, kbit):
        self.target, self.bytes_per_second = target, kbit * 125
        self.free_at = 0.0
        self.packets = collections.deque()

    def accept(self, packet):
        begin = max(time.monotonic(), self.free_at)
        if begin - time.monotonic() < QUEUE_SECONDS:
            self.free_at = begin + len(packet) / self.bytes_per_second
            self.packets.append((self.free_at + delay, packet))

    def deliver(self):
        """Delivers the packets that are due. Returns the seconds until the next packet is due."""
        while self.packets:
            wait = self.packets[0][0] - time.monotonic()
            if wait > 0:
                return wait
            os.write(self.target, self.packets.popleft()[1])
        return 60.0


client = open_device(sys.argv[4], '10.99.0.2')
server = open_device(sys.argv[5], '10.99.0.1')
directions = {client: Direction(server, up_kbit), server: Direction(client, down_kbit)}
print('up', flush=True)
while True:
    wait = min(direction.deliver() for direction in directions.values())
    for device in select.select([client, server], [], [], wait)[0]:
        directions[device].accept(os.read(device, 65536))
